import path from 'node:path';
import type { Page } from 'playwright';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { startApp } from '../testing/startApp';
import { benchPerson, prepareAccount } from './account';
import { fillEquipment } from './fillEquipment';
import { hold } from './hold';
import { atMostMore, type Line, median, type OnEnd, underMilliseconds } from './line';
import { askList, readRaw, untilListIsUsable } from './offline/inPage';
import { openBrowser } from './offline/openBrowser';
import { questions } from './offline/questions';
import { takeAlong } from './offline/takeAlong';

const pieces = 5000;
const rounds = 5;

interface Round {
  /** Milliseconds. */
  opening: number;
  raw: number;
  answers: number[];
}

/**
 * The built app, opened in a fresh Chromium without its server with 5,000 pieces on the device, against a plain read
 * of those records in another fresh one; then the response time of that list.
 */
export async function benchOffline(onEnd: OnEnd): Promise<Line[]> {
  const starting = startApp({ forTests: false });
  const app = await hold(starting, ({ stop }) => stop(), onEnd);
  await fillAccount(app.databaseUrl);
  const profile = path.join(app.dataDirectory, 'browser');
  await inBrowser(onEnd, profile, (page) =>
    takeAlong(page, { origin: app.origin, email: benchPerson, location: 'Site' }),
  );
  await app.stopServer();
  await checkGone(app.origin);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push(await measureRound(onEnd, profile, app.origin));
  return [openingLine(measured), answerLine(measured)];
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

async function inBrowser<T>(onEnd: OnEnd, profile: string, work: (page: Page) => Promise<T>): Promise<T> {
  const { context, page } = await hold(openBrowser(profile), (browser) => browser.context.close(), onEnd);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

async function checkGone(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
  if (answer) throw new Error('the server is still there');
}

async function measureRound(onEnd: OnEnd, profile: string, origin: string): Promise<Round> {
  const raw = await inBrowser(onEnd, profile, async (page) => {
    // A cached page of the same origin in which the app does not run.
    await page.goto(`${origin}/icon.svg`);
    return page.evaluate(readRaw, 'equipments');
  });
  if (raw.records !== pieces) throw new Error(`${raw.records} of ${pieces} pieces are on the device`);
  const { opening, answers } = await inBrowser(onEnd, profile, async (page) => {
    await page.goto(`${origin}/equipments/overview`, { waitUntil: 'commit' });
    return {
      opening: await page.evaluate(untilListIsUsable),
      answers: await page.evaluate(askList, {
        resource: 'equipments',
        questions: [{}, ...Object.values(questions).flat()],
      }),
    };
  });
  const [whole, ...asked] = answers;
  if (whole?.total !== pieces) throw new Error(`the list has ${whole?.total} of ${pieces} pieces`);
  return { opening, raw: raw.milliseconds, answers: asked.map(({ milliseconds }) => milliseconds) };
}

function openingLine(measured: readonly Round[]): Line {
  const middle = (pick: (round: Round) => number) => median(measured.map(pick)) / 1000;
  return {
    work: `app opened offline with ${pieces.toLocaleString('en')} pieces of equipment until their list can be used`,
    limit: 'reading these records from IndexedDB by getAll',
    ...atMostMore(
      middle(({ opening, raw }) => opening - raw),
      1,
    ),
    detail: `${middle(({ opening }) => opening).toFixed(2)} s against ${middle(({ raw }) => raw).toFixed(2)} s`,
  };
}

/** The slowest query decides, each by the median of its rounds. */
function answerLine(measured: readonly Round[]): Line {
  let place = 0;
  const kinds = Object.entries(questions).map(([kind, asked]) => ({
    kind,
    slowest: Math.max(
      ...asked.map(() => {
        const mine = place;
        place += 1;
        return median(measured.map(({ answers }) => answers[mine] ?? Number.NaN));
      }),
    ),
  }));
  return {
    work: `answer of that list, the slowest of ${place} questions`,
    limit: 'a frame of the screen',
    ...underMilliseconds(Math.max(...kinds.map(({ slowest }) => slowest)), 16),
    detail: `slowest ${kinds.map(({ kind, slowest }) => `${kind} ${slowest.toFixed(1)}`).join(', ')} ms`,
  };
}
