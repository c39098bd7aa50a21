import { expect, type Page } from '../journey';

interface Traffic {
  open: number;
  last: number;
}
const traffic = new WeakMap<Page, Traffic>();
/** Milliseconds without a request after which loading counts as finished. */
const quiet = 150;
/** Number of consecutive checks, since between two screens the page looks finished for a moment. */
const drawnTimes = 3;

/** Navigates as a link does, without reloading the app, and waits for the screen. */
export async function visit(page: Page, address: string): Promise<void> {
  watch(page);
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    // Until the app is idle it may not have asked for its data yet, and shows what it remembers.
    await new Promise<void>((resolve) => {
      // Without a window Chromium sometimes runs the callback only when it has something else to do.
      const wake = setInterval(() => requestAnimationFrame(() => {}), 100);
      requestIdleCallback(
        () => {
          clearInterval(wake);
          resolve();
        },
        { timeout: 10_000 },
      );
    });
  }, address);
  await settled(page);
}

/** Waits until the screen has loaded its data. */
export async function settled(page: Page): Promise<void> {
  const since = watch(page);
  let times = 0;
  await expect
    .poll(
      async () => {
        const isQuiet = since.open <= 0 && Date.now() - since.last > quiet;
        times = isQuiet && !(await page.evaluate(isUnfinished)) ? times + 1 : 0;
        return times;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(drawnTimes);
}

/** Runs in the page. */
function isUnfinished(): boolean {
  const waiting = '.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])';
  return !document.querySelector('h1') || document.querySelector(waiting) !== null;
}

function watch(page: Page): Traffic {
  const known = traffic.get(page);
  if (known) {
    known.last = Date.now();
    return known;
  }
  const counted: Traffic = { open: 0, last: Date.now() };
  traffic.set(page, counted);
  const change = (by: number) => () => {
    counted.open += by;
    counted.last = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return counted;
}
