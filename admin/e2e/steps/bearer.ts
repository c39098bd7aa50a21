import type { Page, Request } from '../journey';

const newest = new WeakMap<Page, string>();
const bearerIn = (request: Request): string | undefined => {
  const { authorization } = request.headers();
  return authorization?.startsWith('Bearer ') ? authorization : undefined;
};

/** Remembers the newest access token of a page, so that nobody has to load the app again to see it. */
export function noteBearer(page: Page): void {
  page.on('request', (request) => {
    const bearer = bearerIn(request);
    if (bearer) newest.set(page, bearer);
  });
}

/** The `Authorization` header of the user signed in on this page. */
export async function bearerOf(page: Page): Promise<string> {
  const known = newest.get(page);
  if (known) return known;
  const asking = page.waitForRequest((request) => bearerIn(request) !== undefined);
  await page.reload();
  return bearerIn(await asking) ?? '';
}
