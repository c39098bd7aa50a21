import { expect, type Page } from '../journey';

interface Traffic {
  open: number;
  last: number;
}
const traffic = new WeakMap<Page, Traffic>();
/** So long without a request, with none under way, nothing more is being fetched. */
const quiet = 150;
/** So often in a row it looks drawn: between two screens there is a moment that looks so, too. */
const drawnTimes = 3;

/** Goes to a screen as a link would, without loading the app anew, and waits until it is drawn. */
export async function visit(page: Page, address: string): Promise<void> {
  watch(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await settled(page);
}

/** Waits until the screen shows what it was fetching. */
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
