// A real server and a real browser for each file of tests.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A client served from a folder has no address of its own and could not reach this computer.
  '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets,BlockInsecurePrivateNetworkRequests',
  // The same server as another device finds it: by a name, over plain http.
  '--host-resolver-rules=MAP living-room.local 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
const pictures = join(process.cwd(), 'screenshots');

function program(): string {
  const named = process.env.PANDEMONIUM_BIN;
  if (!named || !existsSync(named)) {
    throw new Error('PANDEMONIUM_BIN must name the built program (cargo build -p pandemonium)');
  }
  return named;
}

function browserProgram(): string {
  const found = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error('no Chromium: install it (apt-get install chromium) or name one in CHROMIUM');
  return found;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Serves the client from a folder instead of from the program, under the program's own policy, so
 * that a change of the client can be tried without building the program anew.
 */
async function freshClient(context: BrowserContext, url: string, dist: string): Promise<void> {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  const kinds: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    html: 'text/html',
  };
  await context.route(
    (asked) => asked.port === new URL(url).port && !asked.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file =
        existsSync(join(dist, pathname)) && pathname !== '/'
          ? join(dist, pathname)
          : join(dist, 'index.html');
      const kind = kinds[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await route.fulfill({
        body: readFileSync(file),
        contentType: kind,
        headers: { 'content-security-policy': policy },
      });
    },
  );
}

export class Stage {
  #folder = mkdtempSync(join(tmpdir(), 'pandemonium-'));
  #server: ChildProcess | null = null;
  #contexts: BrowserContext[] = [];
  #faults: string[] = [];
  url = '';

  private constructor(
    readonly browser: Browser,
    readonly flags: readonly string[],
  ) {}

  static async open(flags: readonly string[] = []): Promise<Stage> {
    mkdirSync(pictures, { recursive: true });
    const browser = await chromium.launch({ executablePath: browserProgram(), args: FLAGS });
    const stage = new Stage(browser, flags);
    const port = await freePort();
    stage.url = `http://127.0.0.1:${port}`;
    await stage.startServer();
    return stage;
  }

  async startServer(): Promise<void> {
    const server = spawn(
      program(),
      [
        'serve',
        '--addr',
        this.url.slice(7),
        '--data',
        join(this.#folder, 'tables.db'),
        '--pause',
        '20',
        '--metrics',
        'off',
        '--requests',
        '5000',
        ...this.flags,
      ],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    server.stderr.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
    this.#server = server;
    for (let tries = 0; tries < 100; tries += 1) {
      if (server.exitCode !== null) throw new Error(`the server ended: ${said}`);
      const healthy = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server does not answer: ${said}`);
  }

  async killServer(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    this.#server = null;
  }

  /** A browser of its own, as another person would have it. */
  async page(
    options: {
      language?: string;
      size?: typeof DESKTOP;
      touch?: boolean;
      path?: string;
      theme?: 'dark' | 'light';
      forced?: boolean;
      motion?: boolean;
    } = {},
  ): Promise<Page> {
    const context = await this.browser.newContext({
      locale: options.language ?? 'en-GB',
      viewport: options.size ?? DESKTOP,
      hasTouch: options.touch ?? false,
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      forcedColors: options.forced ? 'active' : 'none',
      colorScheme: options.theme ?? 'dark',
      baseURL: this.url,
    });
    this.#contexts.push(context);
    if (process.env.PANDEMONIUM_DIST) await freshClient(context, this.url, process.env.PANDEMONIUM_DIST);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => this.#faults.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      // A browser reports refused requests and broken connections by itself; tests provoke both.
      if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(text))
        this.#faults.push(text);
    });
    await page.goto(options.path ?? '/');
    return page;
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.browser.close();
    await this.killServer();
    rmSync(this.#folder, { recursive: true, force: true });
    expect(this.#faults).toEqual([]);
  }
}

export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** The page as a desktop and as a phone show it; says what does not fit a phone's width. */
export async function bothSizes(page: Page, name: string): Promise<string[]> {
  await shot(page, name);
  await page.setViewportSize(PHONE);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await shot(page, `${name}-phone`);
  const wide = await tooWide(page, PHONE.width);
  await page.setViewportSize(DESKTOP);
  return wide;
}

/** Elements that make the page scroll sideways. */
export async function tooWide(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 1,
    );
    return out.slice(0, 3).map((element) => `wider than ${limit} px: ${element.outerHTML.slice(0, 100)}`);
  }, width);
}

/** Makes a table by the API with the cookies of this page, and goes there. */
export async function table(
  page: Page,
  seats: unknown[],
  options: unknown = {},
  rest: Record<string, unknown> = {},
): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    headers: { Origin: new URL(page.url()).origin },
    data: {
      game: 'dicke-daemonen',
      options,
      seats,
      public: false,
      dice: 'server',
      clock: { type: 'none' },
      takeover: false,
      ...rest,
    },
  });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  const made = JSON.parse(text) as { table: string };
  await page.goto(`/t/${made.table}`);
  return made.table;
}

export const me = (name: string) => ({ type: 'me', name });
export const bot = { type: 'bot', level: 'imp' };
export const RING = { board: { preset: 'ring' } };

/** Waits until this page is asked something, the curtain hangs, or the game is over. */
export async function asked(page: Page): Promise<'confirm' | 'curtain' | 'over'> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('.over')) return 'over';
      if (document.querySelector('.curtain')) return 'curtain';
      return document.querySelector('#confirm') ? 'confirm' : false;
    },
    undefined,
    { timeout: 60_000, polling: 50 },
  );
  return (await handle.jsonValue()) as 'confirm' | 'curtain' | 'over';
}

/** Answers one question by the list of actions: the first one, or what the button offers. */
export async function answer(page: Page): Promise<void> {
  const before = await page.locator('.page h1 .step').textContent();
  const confirm = page.locator('#confirm');
  if (await confirm.isDisabled()) await page.locator('.right .action').first().click();
  await confirm.click();
  await page.waitForFunction(
    (step) =>
      document.querySelector('.over, .curtain, .tray') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== step,
    before,
    { polling: 30 },
  );
}

/** Types every die that is asked for: faces by the paragraph that asks, others in turn, so that ties end. */
export async function roll(page: Page, faces: Record<string, number[]>): Promise<void> {
  const tray = page.locator('.tray');
  let others = 0;
  const at = (): Promise<string> =>
    page.evaluate(
      () =>
        `${document.querySelector('.page h1 .step')?.textContent} ${document.querySelector('.tray')?.getAttribute('data-at')}`,
    );
  for (;;) {
    await page.waitForFunction(() => document.querySelector('.tray, #confirm, .curtain, .over') !== null);
    if ((await tray.count()) === 0) return;
    const before = await at();
    const rule = (await tray.locator('.rule-chip').textContent())?.slice(1) ?? '';
    const row = faces[rule];
    const face = row ? (row.length > 1 ? row.shift() : row[0]) : 1 + (others % 6);
    others += 1;
    const numbered = tray.locator('.faces button').filter({ hasText: new RegExp(`^\\s*${face}\\s*$`) });
    const die = tray.locator(`.faces button:has([aria-label="${face}"])`).or(numbered);
    if ((await die.count()) > 0) await die.click();
    else if ((await tray.locator('.faces button').count()) > 0)
      await tray.locator('.faces button').first().click();
    else {
      await tray.locator('input').fill(String(face));
      await tray.locator('button.filled').click();
    }
    await page.waitForFunction(
      (old) =>
        document.querySelector('.curtain') !== null ||
        `${document.querySelector('.page h1 .step')?.textContent} ${document.querySelector('.tray')?.getAttribute('data-at')}` !==
          old,
      before,
      { polling: 30 },
    );
  }
}

/** Plays until the game is over; lifts curtains on the way. */
export async function finish(page: Page): Promise<number> {
  for (let turns = 0; turns < 400; turns += 1) {
    switch (await asked(page)) {
      case 'over':
        return turns;
      case 'curtain':
        await page.locator('.curtain .filled').click();
        await page.locator('.curtain').waitFor({ state: 'detached' });
        break;
      case 'confirm':
        await answer(page);
    }
  }
  throw new Error('the game does not end');
}

/** Ids of all messages of the client, the server and the games. */
const messages = new Set(
  ['web/src', 'crates', 'games'].flatMap((folder) => {
    const root = join(process.cwd(), '..', folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ftl'),
    );
    return files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
        (found) => found[1] ?? '',
      ),
    );
  }),
);
/** Words that are written like an id of a message and mean what they say. */
const WORDS = new Set(['set-up', 'take-back']);

/** Ids of messages that stand in the page instead of their words. */
export async function untranslated(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].map(
      (element) =>
        ['aria-label', 'placeholder', 'alt', 'title']
          .map((name) => element.getAttribute(name) ?? '')
          .join(' '),
    );
    return `${document.title} ${document.body.innerText} ${labels.join(' ')}`;
  });
  const ids = (text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []).filter(
    (word) => messages.has(word) && !WORDS.has(word),
  );
  return [...ids, ...(text.match(/\{\s*\$?[a-z][\w-]*\s*\}/g) ?? [])];
}

/** What axe finds serious on this page. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // The page's own policy refuses inline scripts; the debugger's door stays open.
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const tool = (
      globalThis as unknown as {
        axe: {
          run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe;
    return (await tool.run()).violations;
  });
  return found
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `${one.id}: ${one.nodes
          .map((node) => node.html.slice(0, 120))
          .slice(0, 3)
          .join(' | ')}`,
    );
}
