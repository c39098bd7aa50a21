/// <reference lib="dom" />

// These run in the page: each must be self-contained, as playwright serializes its source.

/**
 * Milliseconds from the start of the navigation until the first frame of a usable dashboard: the search field exists,
 * and the due counts are shown.
 */
export async function untilDashboardIsUsable(): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const end = performance.now() + 60_000;
  const isUsable = () => {
    const main = document.querySelector('main');
    const counted = [...(main?.querySelectorAll('li a') ?? [])].some(
      (tile) => /\d/.test(tile.textContent ?? '') && !tile.querySelector('.MuiSkeleton-root'),
    );
    return counted && main?.querySelector('h1') && main.querySelector('input');
  };
  while (!isUsable()) {
    if (performance.now() > end) throw new Error(`no dashboard: ${document.body?.innerText.slice(0, 300)}`);
    await frame();
  }
  await frame();
  return performance.now();
}

/**
 * Milliseconds until the snapshot of the last dashboard was painted, which accepts input and passes it on to the app;
 * null if there was none.
 */
export function lastScreenStood(): number | null {
  const isThere = performance.getEntriesByName('plumbline.lastScreen').length > 0;
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return isThere && first ? first.startTime : null;
}

/** Milliseconds until the page's load event and the following frame. */
export async function untilDrawn(): Promise<number> {
  while (document.readyState !== 'complete') await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now();
}

/** Milliseconds until the first frame with the rows of a bare react-admin's list. */
export async function untilRowsStand(): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const end = performance.now() + 60_000;
  while (document.querySelectorAll('tbody tr').length === 0) {
    if (performance.now() > end) throw new Error(`no rows: ${document.body?.innerText.slice(0, 300)}`);
    await frame();
  }
  await frame();
  return performance.now();
}

/** Bytes of scripts loaded by this page, compressed. */
export function scriptBytes(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // what this type gives
  return entries
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
