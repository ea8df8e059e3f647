// Prints what the first page costs and fails when it costs more than the budget.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150 * 1024;
const root = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', root), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((m) => m[1]);
const cost = (name) => gzipSync(readFileSync(new URL(name, root)), { level: 9 }).length;
const initial = ['index.html', ...linked].reduce((sum, name) => sum + cost(name), 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

for (const name of readdirSync(new URL('assets/', root))) {
  if (/\.(js|css)$/.test(name)) {
    const mark = linked.includes(`assets/${name}`) ? 'first page' : 'on demand';
    console.log(`${kilobytes(cost(`assets/${name}`)).padStart(9)}  ${mark}  ${name}`);
  }
}
console.log(`${kilobytes(initial).padStart(9)}  first page in all, gzipped; the budget is ${kilobytes(BUDGET)}`);
if (initial > BUDGET) {
  console.error('The first page costs more than its budget.');
  process.exit(1);
}
