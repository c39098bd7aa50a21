import type { ReadAhead } from '../offline/storage/ReplicaStorage';

/** Milliseconds that it may take: it saves a moment or nothing. */
const longest = 1000;

/** What the script `readAhead.js` found in the database of this name, once; null where it found nothing or takes too long. */
export async function takeAhead(database: string): Promise<ReadAhead | null> {
  const page = globalThis as { plumblineAhead?: Promise<(ReadAhead & { database: string }) | null> };
  const ahead = page.plumblineAhead;
  delete page.plumblineAhead;
  if (!ahead) return null;
  const found = await Promise.race([
    ahead,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), longest);
    }),
  ]);
  return found?.database === database ? found : null;
}

interface SessionAhead {
  /** The answer; null where another tab has changed the session since. */
  take: () => Response | null;
  /** The person's own, where one is signed in. */
  language?: unknown;
}

/** What was asked for the first screen. */
interface ContentAhead {
  address: string;
  authorization: string;
  answer: Promise<Response>;
}
const page = globalThis as {
  plumblineSession?: Promise<SessionAhead | null>;
  plumblineLanguage?: unknown;
  plumblineContent?: ContentAhead;
};

/** What the server said to the same script of who is signed in, once; null: nothing that still holds. Throws as `fetch` does. */
export async function takeSessionAhead(): Promise<Response | null> {
  const ahead = page.plumblineSession;
  delete page.plumblineSession;
  return (await ahead)?.take() ?? null;
}

/** The language of who was here last, else of who is signed in, where the server has said it by then; undefined: nobody knows. */
export function languageAhead(atMost: number): Promise<unknown> {
  if (page.plumblineLanguage) return Promise.resolve(page.plumblineLanguage);
  return Promise.race([
    Promise.resolve(page.plumblineSession).then(
      (ahead) => ahead?.language,
      () => undefined,
    ),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), atMost);
    }),
  ]);
}

/** What the server says to the same script, once, where it asked this with the same token. */
export function takeContentAhead(url: URL, headers: Headers): Promise<Response> | undefined {
  const ahead = page.plumblineContent;
  const isThis =
    ahead?.address === url.pathname + url.search && ahead.authorization === headers.get('authorization');
  if (!isThis) return undefined;
  delete page.plumblineContent;
  return ahead.answer;
}
