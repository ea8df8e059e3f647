// First contentful paint of the home page, and the sizes of the bundle. Called with the web
// folder, a browser and the address of a server; prints one JSON object.
import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [web, browser, address] = process.argv.slice(2);
const { chromium } = createRequire(join(web, 'package.json'))('playwright-core');

const dist = join(web, 'dist');
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)];
const initial = [...new Set(named.map((match) => match[1]))];
const others = readdirSync(join(dist, 'assets'))
  .map((name) => `assets/${name}`)
  .filter((file) => /\.(js|css)$/.test(file) && !initial.includes(file));
const sizes = (files) => Object.fromEntries(files.map((file) => [file, size(file)]));

const paints = [];
const running = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
for (let round = 0; round < 5; round += 1) {
  const context = await running.newContext();
  const tab = await context.newPage();
  await tab.goto(`http://${address}/`, { waitUntil: 'networkidle' });
  paints.push(
    await tab.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1,
    ),
  );
  await context.close();
}
await running.close();
paints.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    paint_ms: Math.round(paints[2]),
    page: gzipSync(page, { level: 9 }).length,
    initial: sizes(initial),
    others: sizes(others),
  }),
);
