// Requests to the server. Together with socket.ts the only file that talks to it.

import { settings } from '../lib/settings.svelte';
import type {
  CarryLink,
  Coach,
  Created,
  GameInfo,
  Host,
  Invitation,
  Joined,
  JsonValue,
  NewTable,
  Problem,
  Rematch,
  ReplayFile,
  ReplayInfo,
  ReplaySteps,
  Rules,
  SetupReport,
  Speaker,
  TableCard,
  TableInfo,
} from '../protocol';

/** Some of a list, and where the next page begins. */
export interface Page {
  cards: TableCard[];
  next: string | null;
}

/** A request that the server refused, or that never reached it. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

async function ask<T>(path: string, init?: RequestInit, heads?: (response: Response) => void): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refused({ code: 'client/unreachable', message: '' }, 0);
  }
  if (!response.ok) {
    const problem = await problemOf(response);
    // The house asks for its password: its door is a page of the server's own.
    if (problem.code === 'club/password') location.reload();
    throw new Refused(problem, response.status);
  }
  heads?.(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (typeof body.code === 'string' && typeof body.message === 'string') return body as Problem;
  } catch {
    // A proxy may answer with a page of its own.
  }
  return { code: `client/status-${response.status}`, message: '' };
}

const get = <T>(
  path: string,
  query: Record<string, string | number> = {},
  heads?: (response: Response) => void,
): Promise<T> => {
  const search = new URLSearchParams({ lang: settings.language });
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  return ask<T>(`${path}?${search}`, undefined, heads);
};

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const replay = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => get('/api/games');
export const rules = (game: string): Promise<Rules> => get(`/api/games/${encodeURIComponent(game)}/rules`);
/** The words of a game in one language, as Fluent text. */
export async function locale(game: string, language: string): Promise<string> {
  try {
    const response = await fetch(`/api/games/${game}/locale?lang=${language}`, {
      credentials: 'same-origin',
    });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
/** An owner's files, where there are any. */
type Files = Record<string, string> | null;
const withFiles = (files: Files): { content?: Record<string, string> } => (files ? { content: files } : {});
export const checkSetup = (game: string, options: JsonValue, files: Files = null): Promise<SetupReport> =>
  post('/api/setup', { game, options, ...withFiles(files), lang: settings.language });
/** What a tool of a game answers about a box: what these options and files open. */
export const tool = (
  game: string,
  name: string,
  about: { options?: JsonValue; files?: Files; asked?: JsonValue },
): Promise<JsonValue> =>
  post(`/api/games/${encodeURIComponent(game)}/tools/${name}`, {
    options: about.options ?? {},
    ...withFiles(about.files ?? null),
    asked: about.asked ?? null,
    lang: settings.language,
  });
export const createTable = (made: Omit<NewTable, 'lang'>): Promise<Created> =>
  post('/api/tables', { ...made, lang: settings.language });
/** Addresses under which devices of the same network reach this server. */
export const host = (): Promise<Host> => get('/api/host');
/** A link that lets others in for some days. */
export const invite = (days: number): Promise<Invitation> => post('/api/invitations', { days });
export const hostQrAddress = '/api/qr';
/** A page of public tables that stand so, and where the next one begins. */
export async function tables(status: TableCard['status'], after: string | null): Promise<Page> {
  let next: string | null = null;
  const query = { status, ...(after === null ? {} : { after }) };
  const cards = await get<TableCard[]>(
    '/api/tables',
    query,
    (response) => (next = response.headers.get('x-next')),
  );
  return { cards, next };
}
/** Whoever made the table no longer lets somebody be heard at it, or does again. */
export const mute = (id: string, whom: Speaker, muted: boolean): Promise<void> =>
  post(`${table(id)}/mute`, { whom, muted });
export const tableInfo = (id: string): Promise<TableInfo> => get(table(id));
export const join = (id: string, name: string, seat?: number): Promise<Joined> =>
  post(`${table(id)}/join`, { name, ...(seat === undefined ? {} : { seat }), lang: settings.language });
export const leave = (id: string, seat: number): Promise<void> => post(`${table(id)}/leave`, { seat });
export const resign = (id: string, seat: number): Promise<void> => post(`${table(id)}/resign`, { seat });
/** Lets a program take an open seat, or one whose player has gone away. */
export const standIn = (id: string, seat: number, level?: string): Promise<void> =>
  post(`${table(id)}/stand-in`, { seat, ...(level === undefined ? {} : { level }) });
export const rematch = (id: string): Promise<Rematch> => post(`${table(id)}/rematch`, {});
export const carryLink = (id: string, seat: number): Promise<CarryLink> =>
  post(`${table(id)}/carry-link`, { seat });
export const carry = (id: string, token: string): Promise<Joined> => post(`${table(id)}/carry`, { token });
export const qrAddress = (id: string): string => `${table(id)}/qr`;
export const downloadAddress = (id: string): string => `${table(id)}/replay`;
export const replayInfo = (id: string): Promise<ReplayInfo> => get(replay(id));
/** A page of a hundred positions; where they are large, the server gives it in pieces. */
export async function replaySteps(id: string, from: number, viewer: string): Promise<ReplaySteps> {
  const page: ReplaySteps = { from, steps: 0, positions: [] };
  let next = from;
  do {
    const piece = await get<ReplaySteps>(`${replay(id)}/steps`, {
      from: next,
      count: from + 100 - next,
      viewer,
    });
    page.steps = piece.steps;
    page.positions.push(...piece.positions);
    if (piece.positions.length === 0) break;
    next += piece.positions.length;
  } while (next < from + 100 && next <= page.steps);
  return page;
}
export const replayFile = (id: string): Promise<ReplayFile> => get(downloadAddress(id));
export const replayFileAddress = (id: string): string => `${replay(id)}/file`;
export const coach = (id: string): Promise<Coach> => get(`${replay(id)}/coach`);
export const uploadReplay = (file: ReplayFile): Promise<ReplayInfo> => post('/api/replays', file);
