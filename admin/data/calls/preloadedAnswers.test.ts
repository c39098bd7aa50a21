import 'fake-indexeddb/auto';
import { newId } from '@plumbline/resources/language/ids';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePreloadedRows } from '../offline/preloadedRows';
import { openReplicaStorage } from '../offline/storage/openReplicaStorage';
import type { StoredRow } from '../offline/storage/ReplicaStorage';
import { identityStore } from '../session/signIn/identityStore';
import { preloadedLanguage, takePreloadedContent, takePreloadedSession } from './preloadedAnswers';

const row = (id: string): StoredRow => ({
  resource: 'equipments',
  row: { id, version: 1, changeNumber: 1 },
  shards: { base: 1 },
});

// Node has no navigator; browsers without locks have none of them either.
vi.stubGlobal('navigator', {});

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const answer = () => Response.json({ accessToken: 'token', actor: { language: 'hu-HU' } });
const asked = vi.fn<(...request: unknown[]) => Promise<Response>>(async () => answer());
vi.stubGlobal('fetch', asked);

/** A device on which somebody of this account has worked, and what its page reads before the app is there. */
async function openPage({ isSignedOut = false } = {}) {
  const who = { user: newId(), instance: newId() };
  const name = `plumbline.${who.user}.${who.instance}.replica`;
  const storage = await openReplicaStorage(name);
  await storage.putRevision(1);
  await storage.putRows([row('a')]);
  const identity = identityStore();
  await identity.write({ ...who, language: 'de-DE' } as Parameters<typeof identity.write>[0]); // the script looks at no more of it
  await identity.setOwesSignOut(isSignedOut);
  if (isSignedOut) await identity.forget();
  await load();
  return { name, storage };
}

async function load(): Promise<void> {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'plumblineLanguage');
  // @ts-expect-error a script of the page, without types
  await import('../../public/preload.js');
}

it('gives what stood in the replica of the last person, once', async () => {
  const { name } = await openPage();
  expect(await takePreloadedRows(name)).toEqual({
    database: name,
    rows: [row('a')],
    shards: [],
    revision: 1,
  });
  expect(await takePreloadedRows(name)).toBeNull();
});

it('gives nothing of one person to another, and nothing after signing out', async () => {
  await openPage();
  expect(await takePreloadedRows('plumbline.other.account.replica')).toBeNull();
  const { name } = await openPage({ isSignedOut: true });
  expect(await takePreloadedRows(name)).toBeNull();
});

it('is passed over where another tab has written since', async () => {
  const { name, storage } = await openPage();
  const early = takePreloadedRows(name);
  await early;
  await storage.putRevision(2);
  await storage.putRows([row('b')]);
  const reopened = await openReplicaStorage(name, early);
  expect(await reopened.rows()).toEqual([row('a'), row('b')]);
});

it('knows the language of who was here last before anybody is asked', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openPage();
  expect(await preloadedLanguage(0)).toBe('de-DE');
});

it('has asked the server who is signed in, which is taken up once and tells the language', async () => {
  kept.clear();
  await load();
  expect(await preloadedLanguage(1000)).toBe('hu-HU');
  expect(await (await takePreloadedSession())?.json()).toMatchObject({ accessToken: 'token' });
  expect(await takePreloadedSession()).toBeNull();
  expect(await preloadedLanguage(1000)).toBeUndefined();
});

it('has asked for the dashboard with the token it was given, whose answer is for who asks the same with it, once', async () => {
  kept.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 0, 5) });
  vi.stubGlobal('location', { pathname: '/' });
  await load();
  await takePreloadedSession();
  const url = (day: string) => new URL(`https://app.example/api/dashboard?today=${day}`);
  const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });
  expect(takePreloadedContent(url('2026-02-28'), bearer('token'))).toBeUndefined();
  expect(takePreloadedContent(url('2026-03-01'), bearer('another'))).toBeUndefined();
  expect((await takePreloadedContent(url('2026-03-01'), bearer('token')))?.status).toBe(200);
  expect(takePreloadedContent(url('2026-03-01'), bearer('token'))).toBeUndefined();
  expect(asked.mock.lastCall).toEqual([
    '/api/dashboard?today=2026-03-01',
    { headers: { authorization: 'Bearer token' } },
  ]);
  vi.useRealTimers();
  vi.stubGlobal('location', undefined);
});

it('takes no answer from before another tab signed out or went over to another account', async () => {
  await openPage();
  expect(await preloadedLanguage(1000)).toBe('de-DE');
  const other = new BroadcastChannel('plumbline-session');
  const own = new BroadcastChannel('plumbline-session');
  const heard = new Promise((resolve) => {
    own.onmessage = resolve;
  });
  other.postMessage({ type: 'signedOut' });
  await heard;
  expect(await takePreloadedSession()).toBeNull();
  other.close();
  own.close();
});

it('asks nothing while a sign-out is owed, and hands on that there is no network', async () => {
  asked.mockClear();
  await openPage({ isSignedOut: true });
  expect(await takePreloadedSession()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  const identity = identityStore();
  await identity.setOwesSignOut(false);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await load();
  expect(await preloadedLanguage(1000)).toBeUndefined();
  await expect(takePreloadedSession()).rejects.toThrow('Failed to fetch');
});

it('fetches the words of the language, and the letters it is written in, as what each of them is', async () => {
  const links: object[] = [];
  const ahead = JSON.stringify({ 'pl-PL': ['/words.js', '/letters.woff2'], 'de-DE': ['/worte.js'] });
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    currentScript: { dataset: { preload: ahead } },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  kept.set('plumbline.last', JSON.stringify({ user: 'a', instance: 'b', language: 'pl-PL' }));
  await load();
  expect(links).toEqual([
    { rel: 'modulepreload', href: '/words.js', crossOrigin: '' },
    { rel: 'preload', as: 'font', href: '/letters.woff2', crossOrigin: '' },
  ]);
  vi.stubGlobal('document', undefined);
});

it('leaves no database behind where nobody has worked yet', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  kept.set('plumbline.last', JSON.stringify({ user: 'a', instance: 'b', language: 'pl-PL' }));
  await load();
  expect(await takePreloadedRows('plumbline.a.b.replica')).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

describe('a visitor who is not signed in', () => {
  const left = vi.fn<(address: string) => void>();
  const notSignedIn = async () => Response.json({ code: 'NOT_SIGNED_IN' });
  const visit = async (pathname: string, search = '') => {
    vi.stubGlobal('location', { pathname, search, replace: left });
    asked.mockImplementationOnce(notSignedIn);
    await load();
    // The page's request is answered by then.
    await new Promise((resolve) => setTimeout(resolve));
    return left.mock.calls.flat();
  };
  beforeEach(() => {
    kept.clear();
    left.mockClear();
  });
  afterAll(() => void vi.stubGlobal('location', undefined));

  it('is led from the dashboard to the sign-in page before the app is loaded', async () => {
    expect(await visit('/')).toEqual(['/api/oauth/issuer?']);
    left.mockClear();
    expect(await visit('/start/dashboard')).toEqual(['/api/oauth/issuer?']);
    kept.set('RaStoreplumbline.locale', '"hu-HU"');
    left.mockClear();
    expect(await visit('/', '?broker=regalwerk')).toEqual([
      '/api/oauth/issuer?ui_locales=hu-HU&broker=regalwerk',
    ]);
  });

  it('is left to the app at an address to return to, or that everybody may read', async () => {
    for (const address of [
      '/equipments/overview',
      '/index.html/afterlogin',
      '/index.html/afterlogout',
      '/start/informations/privacy-policy',
    ])
      expect(await visit(address)).toEqual([]);
    expect(await (await takePreloadedSession())?.json()).toEqual({ code: 'NOT_SIGNED_IN' });
  });

  it('is left to the app where somebody worked on this device, or a sign-out is owed', async () => {
    kept.set('plumbline.last', JSON.stringify({ user: 'a', instance: 'b', language: 'pl-PL' }));
    expect(await visit('/')).toEqual([]);
    kept.set('plumbline.last', JSON.stringify({ owes: true }));
    expect(await visit('/')).toEqual([]);
  });
});
