interface PreloadedSession {
  /** The answer; null where another tab has changed the session since. */
  take: () => Response | null;
  /** The person's own, where one is signed in. */
  language?: unknown;
}

/** What was asked for the first screen. */
interface PreloadedContent {
  address: string;
  authorization: string;
  answer: Promise<Response>;
}
const page = globalThis as {
  plumblineSession?: Promise<PreloadedSession | null>;
  plumblineLanguage?: unknown;
  plumblineContent?: PreloadedContent;
};

/** What the server said to the same script of who is signed in, once; null: nothing that still holds. Throws as `fetch` does. */
export async function takePreloadedSession(): Promise<Response | null> {
  const ahead = page.plumblineSession;
  delete page.plumblineSession;
  return (await ahead)?.take() ?? null;
}

/** The language of who was here last, else of who is signed in, where the server has said it by then; undefined: nobody knows. */
export function preloadedLanguage(atMost: number): Promise<unknown> {
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
export function takePreloadedContent(url: URL, headers: Headers): Promise<Response> | undefined {
  const ahead = page.plumblineContent;
  const isThis =
    ahead?.address === url.pathname + url.search && ahead.authorization === headers.get('authorization');
  if (!isThis) return undefined;
  delete page.plumblineContent;
  return ahead.answer;
}
