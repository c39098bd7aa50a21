import type { Locator, Page } from '../journey';

export interface Taps {
  tap: (target: Locator) => Promise<void>;
  /** Takes a photo: the press that opens the camera is a tap. */
  photograph: (button: Locator, photo: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
  /** Prints taps, seconds and the slowest tap until it was painted; returns the taps. */
  report: (what: string) => Promise<number>;
}

/** Counts taps from now on. Seconds are printed only: they depend on the machine. */
export async function countTaps(page: Page): Promise<Taps> {
  let taps = 0;
  const started = performance.now();
  await page.evaluate(notePaints);
  return {
    tap: async (target) => {
      taps += 1;
      await target.click();
    },
    photograph: async (button, photo) => {
      taps += 1;
      const choosing = page.waitForEvent('filechooser');
      await button.click();
      await (await choosing).setFiles(photo);
    },
    report: async (what) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const paint = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tapPaints') ?? [])));
      process.stdout.write(
        `${what}: ${taps} taps, ${seconds} s, slowest tap to paint ${Math.round(paint)} ms\n`,
      );
      return taps;
    },
  };
}

/** Runs in the page: notes the duration from each tap to the next paint (Event Timing, in steps of 8 ms). */
function notePaints(): void {
  const paints: number[] = [];
  Object.assign(window, { tapPaints: paints });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' || name === 'pointerdown' || name === 'pointerup') paints.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the option is newer than the types
}
