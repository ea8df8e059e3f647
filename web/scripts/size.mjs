// Prints what the first page and each game cost and fails when one costs more than its budget.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150 * 1024;
const GAME_BUDGET = 60 * 1024;
const root = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', root), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((m) => m[1]);
const cost = (name) => gzipSync(readFileSync(new URL(name, root)), { level: 9 }).length;
const initial = ['index.html', ...linked].reduce((sum, name) => sum + cost(name), 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
const faults = [];

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));
const first = new Set(linked);
for (const name of readdirSync(new URL('assets/', root))) {
  if (/\.(js|css)$/.test(name)) {
    const mark = first.has(`assets/${name}`) ? 'first page' : 'on demand';
    console.log(`${kilobytes(cost(`assets/${name}`)).padStart(9)}  ${mark}  ${name}`);
  }
}
for (const [source, chunk] of Object.entries(manifest)) {
  const game = /^src\/games\/([^/]+)\/index\.ts$/.exec(source)?.[1];
  if (!game || !chunk.isDynamicEntry) continue;
  const sum = [chunk.file, ...(chunk.css ?? [])].reduce((all, name) => all + cost(name), 0);
  console.log(
    `${kilobytes(sum).padStart(9)}  ${game}, gzipped; the budget of a game is ${kilobytes(GAME_BUDGET)}`,
  );
  if (sum > GAME_BUDGET) faults.push(`${game} costs more than its budget.`);
}
console.log(
  `${kilobytes(initial).padStart(9)}  first page in all, gzipped; the budget is ${kilobytes(BUDGET)}`,
);
if (initial > BUDGET) faults.push('The first page costs more than its budget.');
for (const fault of faults) console.error(fault);
rmSync(new URL('.vite/', root), { recursive: true });
if (faults.length > 0) process.exit(1);
