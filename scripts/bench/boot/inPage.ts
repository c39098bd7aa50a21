/// <reference lib="dom" />

// These run in the page: each stands alone, playwright carries its text over.

/** Milliseconds from the start of the navigation until the first frame of a dashboard that can be worked with: a piece of equipment can be looked for, and what is due has been counted. */
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

/** Milliseconds until the picture of the dashboard as it was left had been painted, which takes what is typed and clicked and hands it over to the app; null: there was none. */
export function lastScreenStood(): number | null {
  const isThere = performance.getEntriesByName('plumbline.lastScreen').length > 0;
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return isThere && first ? first.startTime : null;
}

/** Milliseconds until the page's own load event and the frame after it. */
export async function untilDrawn(): Promise<number> {
  while (document.readyState !== 'complete') await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now();
}

/** Milliseconds until the first frame in which the rows of a bare react-admin's list stand. */
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

/** How many bytes of scripts this page has loaded, as they came over the line. */
export function scriptBytes(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // what this type gives
  return entries
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
