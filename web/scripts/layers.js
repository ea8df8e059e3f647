// Folders are layers: each imports from itself and from those below it, in the order of `layers.json`.
import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/**
 * From the bottom up; `games/*` is each folder of `games` by itself, `.` whatever lies beside the folders.
 */
const LAYERS = JSON.parse(readFileSync(new URL('../layers.json', import.meta.url), 'utf8'));

/** The most exact place in the list for a file, named from the sources on, and how high it lies. */
function placeOf(file) {
  const [folder, inner] = file.includes('/') ? file.split('/') : ['.'];
  const isDeep = file.split('/').length > 2;
  const places = [
    { name: file.replace(/\.(svelte|ts)$/, ''), entry: file.replace(/\.(svelte|ts)$/, '') },
    ...(isDeep ? [{ name: `${folder}/${inner}`, entry: `${folder}/*` }] : []),
    { name: folder, entry: folder },
  ];
  for (const { name, entry } of places) {
    const height = LAYERS.findIndex((layer) => layer.includes(entry));
    if (height >= 0) return { name, height };
  }
  return { name: folder, height: null };
}

/** Why one file may not import another, both named from the sources on; nothing where it may. */
export function fault(file, imported) {
  const [from, to] = [placeOf(file), placeOf(imported)];
  for (const place of [from, to]) {
    if (place.height === null) return `${place.name} has no place in web/layers.json`;
  }
  if (from.name === to.name || to.height < from.height) return null;
  return `${from.name} must not import from ${to.name}, which is not below it in web/layers.json`;
}

const named = (path) => relative(SOURCES, path).split(sep).join('/');
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The rule for ESLint. */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    function check({ source }) {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const path = resolve(dirname(context.filename), source.value);
      const message = fault(named(context.filename), named(isFolder(path) ? `${path}/index` : path));
      if (message) context.report({ node: source, message });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
