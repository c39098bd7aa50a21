import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { startApp } from '../testing/startApp';
import { benchPerson } from './account';
import { keepPhotos } from './hall/inPage';
import { inspectBays, type Paints } from './hall/inspectBays';
import { prepareHall } from './hall/prepareHall';
import { hold } from './hold';
import { atMost, type Line, median, type OnEnd, underMilliseconds } from './line';
import { openBrowser } from './offline/openBrowser';
import { takeAlong } from './offline/takeAlong';

const pieces = 1500;
const photos = 300;
const photoBytes = 250_000;
const bays = 120;
const deficiencyEvery = 8;
const slowDown = 4;
/** Bays with timed taps; the heap is compared after as many and at the end. */
const early = 40;
const idleSeconds = 10;

/** A day in a hall without network on a slow phone: 120 bays with 15 deficiencies in one session, from the scanner. */
export async function benchHall(onEnd: OnEnd): Promise<Line[]> {
  const starting = startApp({ forTests: false });
  const app = await hold(starting, ({ stop }) => stop(), onEnd);
  const db = connectDatabase(app.databaseUrl, { poolSize: 2 });
  const planning = await prepareHall(db, { pieces, bays }).finally(() => db.destroy());
  const opening = openBrowser(path.join(app.dataDirectory, 'browser'));
  const { context, page } = await hold(opening, (browser) => browser.context.close(), onEnd);
  await page.setViewportSize({ width: 390, height: 844 });
  await takeAlong(page, { origin: app.origin, email: benchPerson, location: 'Site' });
  await page.evaluate(keepPhotos, { count: photos, bytes: photoBytes });
  await page.reload();
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const heaps: number[] = [];
  const paints = await inspectBays(page, {
    planning,
    bays,
    deficiencyEvery,
    timed: early,
    onBay: async (bay) => {
      if (bay === early || bay === bays) heaps.push(await heapOf(devtools));
    },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const idle = await idleShare(page, devtools);
  return [paintLine(paints), heapLine(heaps), idleLine(idle)];
}

/** Bytes of JavaScript objects after a collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** The share of a core that the open page uses while nobody touches it. */
async function idleShare(page: Page, devtools: CDPSession): Promise<number> {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.waitForTimeout(2000);
  const before = await busy();
  await page.waitForTimeout(idleSeconds * 1000);
  return ((await busy()) - before) / idleSeconds;
}

function paintLine(paints: Paints): Line {
  const kinds = Object.entries(paints).map(([kind, all]) => ({ kind, middle: median(all) }));
  return {
    work: `tap to paint on a phone ${slowDown}× slower, ${pieces.toLocaleString('en')} pieces and ${photos} photos on it, the slowest kind of tap`,
    limit: 'what feels immediate',
    ...underMilliseconds(Math.max(...kinds.map(({ middle }) => middle)), 100),
    detail: kinds.map(({ kind, middle }) => `${kind} ${middle.toFixed(0)}`).join(', '),
  };
}

function heapLine([first = Number.NaN, last = Number.NaN]: readonly number[]): Line {
  return {
    work: `memory after ${bays} bays with ${Math.floor(bays / deficiencyEvery)} deficiencies in one session`,
    limit: `the same after ${early} bays`,
    ...atMost(last / first, 1.25),
    detail: `${(last / 1e6).toFixed(1)} MB against ${(first / 1e6).toFixed(1)} MB`,
  };
}

function idleLine(share: number): Line {
  return {
    work: `scanner without camera left alone for ${idleSeconds} s`,
    limit: 'one core',
    ...atMost(share, 0.01),
    detail: `${(share * 100).toFixed(2)} % of a core`,
  };
}
