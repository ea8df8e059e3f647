/** One form for every source: two spaces, single quotes, lines of at most 110 columns. */
export default {
  printWidth: 110,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [
    { files: '*.svelte', options: { parser: 'svelte' } },
    { files: '*.css', options: { singleQuote: false } },
  ],
};
