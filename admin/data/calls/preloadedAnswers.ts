interface PreloadedSession {
  /** The response; null if another tab has changed the session since. */
  take: () => Response | null;
  /** The signed-in person's own language. */
  language?: unknown;
}

/** The request made for the first screen. */
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

/**
 * The session response requested by `preload.js`, once; null if there is none or it is outdated. Throws as `fetch`
 * does.
 */
export async function takePreloadedSession(): Promise<Response | null> {
  const ahead = page.plumblineSession;
  delete page.plumblineSession;
  return (await ahead)?.take() ?? null;
}

/**
 * Language of the last user of this browser, else of the signed-in one if the session response arrives within `atMost`
 * ms; undefined if unknown.
 */
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

/** The response to `preload.js`'s request, once, if it had this URL and the same token. */
export function takePreloadedContent(url: URL, headers: Headers): Promise<Response> | undefined {
  const ahead = page.plumblineContent;
  const isThis =
    ahead?.address === url.pathname + url.search && ahead.authorization === headers.get('authorization');
  if (!isThis) return undefined;
  delete page.plumblineContent;
  return ahead.answer;
}
