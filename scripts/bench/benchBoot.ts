import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { startApp } from '../testing/startApp';
import { benchPerson, prepareAccount } from './account';
import {
  lastScreenStood,
  scriptBytes,
  untilDashboardIsUsable,
  untilDrawn,
  untilRowsStand,
} from './boot/inPage';
import { serveBareAdmin } from './boot/serveBareAdmin';
import { servePage } from './boot/servePage';
import { fillEquipment } from './fillEquipment';
import { hold } from './hold';
import { type Line, median, type OnEnd, withinHundredths } from './line';
import { openBrowser } from './offline/openBrowser';
import { takeAlong } from './offline/takeAlong';

const pieces = 500;
const rounds = 5;
/** CPU slowdown that simulates a phone. */
const slowDown = 4;

interface Way {
  name: string;
  /** Seconds. */
  wanted: number;
  limit: string;
  /** Until the dashboard accepts input: the snapshot of the last screen if there is one, else the app itself. */
  app: number[];
  /** Until the app itself shows it. */
  own: number[];
  bare: number[];
  /** A react-admin page with one list and no code of ours, where it can be loaded. */
  bareAdmin: number[];
}

/**
 * From opening the app until its dashboard is usable, with the CPU four times slower and a fast connection: with an
 * empty cache, with a warm one, and offline; each compared with a bare page loaded in the same way, and with a bare
 * react-admin. Where a snapshot of the last dashboard is shown first, the detail says when the app itself was ready.
 */
export async function benchBoot(onEnd: OnEnd): Promise<Line[]> {
  const starting = startApp({ forTests: false });
  const app = await hold(starting, ({ stop }) => stop(), onEnd);
  await fillAccount(app.databaseUrl);
  const { context, page } = await hold(
    openBrowser(path.join(app.dataDirectory, 'known')),
    (browser) => browser.context.close(),
    onEnd,
  );
  await takeAlong(page, { origin: app.origin, email: benchPerson, location: 'Site' });
  await page.goto(app.origin);
  await page.waitForFunction(() => localStorage.getItem('plumbline.lastScreen') !== null);
  // An open page would refresh the session, whose cookie can be used once.
  await page.goto('about:blank');
  const cookies = await context.cookies();
  const cold: Way = {
    name: 'cold',
    wanted: 2.5,
    limit: 'an empty page of the same bytes',
    app: [],
    own: [],
    bare: [],
    bareAdmin: [],
  };
  const limit = 'a picture that the device has';
  const warm: Way = { name: 'warm', wanted: 1, limit, app: [], own: [], bare: [], bareAdmin: [] };
  const offline: Way = { name: 'offline', wanted: 1.5, limit, app: [], own: [], bare: [], bareAdmin: [] };
  const bareAdmin = await serveBareAdmin(path.join(app.dataDirectory, 'bare-admin'), onEnd);
  let bare: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const fresh = await hold(
      openBrowser(path.join(app.dataDirectory, `fresh-${round}`)),
      (browser) => browser.context.close(),
      onEnd,
    );
    await fresh.context.addCookies(cookies);
    await measureApp(fresh.context, app.origin, cold, async (opened) => {
      bare ??= await servePage(await opened.evaluate(scriptBytes), onEnd);
    });
    if (bare) cold.bare.push(await timed(fresh.context, bare, untilDrawn));
    cold.bareAdmin.push(await timed(fresh.context, bareAdmin, untilRowsStand));
    // The next browser continues with the newest cookies.
    cookies.splice(0, cookies.length, ...(await fresh.context.cookies()));
    await fresh.context.close();
  }
  await context.addCookies(cookies);
  // Browsers cache compiled scripts at the second visit.
  for (let visit = 0; visit < 2; visit += 1) await timed(context, bareAdmin, untilRowsStand);
  for (let round = 0; round < rounds; round += 1) {
    await measure(context, app.origin, warm);
    warm.bareAdmin.push(await timed(context, bareAdmin, untilRowsStand));
  }
  await app.stopServer();
  for (let round = 0; round < rounds; round += 1) await measure(context, app.origin, offline);
  return [cold, warm, offline].map(line);
}

async function fillAccount(url: string): Promise<void> {
  const db = connectDatabase(url, { poolSize: 2 });
  try {
    const { filled } = await prepareAccount(db);
    await fillEquipment(db, filled, pieces);
  } finally {
    await db.destroy();
  }
}

async function measure(context: BrowserContext, origin: string, way: Way): Promise<void> {
  await measureApp(context, origin, way);
  way.bare.push(await timed(context, `${origin}/icon.svg`, untilDrawn));
}

async function measureApp(
  context: BrowserContext,
  origin: string,
  way: Way,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  let stood: number | null = null;
  const own = await timed(context, origin, untilDashboardIsUsable, async (page) => {
    stood = await page.evaluate(lastScreenStood);
    await then(page);
  });
  way.own.push(own);
  way.app.push(stood ?? own);
}

/** Opens the address in a new tab and waits; milliseconds since the navigation began. */
async function timed(
  context: BrowserContext,
  address: string,
  until: () => Promise<number>,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(address, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(until);
  await then(page);
  await page.close();
  return milliseconds;
}

function line({ name, wanted, limit, app, own, bare, bareAdmin }: Way): Line {
  const [mine, least] = [median(app) / 1000, median(bare) / 1000];
  return {
    work: `${name} start until the dashboard can be used, processor slowed ${slowDown}×`,
    limit,
    ...withinHundredths(mine, wanted),
    detail: `${mine.toFixed(2)} s (${(Math.min(...app) / 1000).toFixed(2)}–${(Math.max(...app) / 1000).toFixed(2)}) against ${least.toFixed(2)} s; the app's own: ${(median(own) / 1000).toFixed(2)} s${bareAdmin.length > 0 ? `; bare react-admin page: ${(median(bareAdmin) / 1000).toFixed(2)} s` : ''}`,
  };
}
