import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStore } from '../../../../platform/files/fileStore';
import { useTestDatabase } from '../../../../platform/testing/database';
import { keepPicture } from '../../../../platform/testing/keepPicture';
import { take } from './actions';
import { checkSentences, type Told } from './sentences';
import { type Step, sequence } from './steps';
import { buildSetting, type Setting, type World } from './world';

const sequences = 70;

/**
 * Registers the property-based test: sequences of 40 steps, with all properties checked after each step.
 * `SEQUENCES` and `SEED` configure other runs. A failure prints its `SEED`, the path of the sequence (rerun it with
 * `SEQUENCE_PATH`) and the shortest failing sequence.
 */
export function checkEveryDoor(): void {
  const database = useTestDatabase();
  let folder: string;
  let setting: Setting;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'plumbline-doors-'));
    const store = await openDiskStore(folder);
    setting = await buildSetting(database.db, store, (call) => keepPicture(call, store));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('all safety properties hold after every step, on every write path', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 30));
    process.stdout.write(`every door: SEED=${seed}\n`);
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => run(await begin(setting), steps)),
      {
        numRuns: Number(process.env.SEQUENCES ?? sequences),
        seed,
        endOnFailure: process.env.SHRINK === 'no',
        ...(process.env.SEQUENCE_PATH ? { path: process.env.SEQUENCE_PATH } : {}),
      },
    );
    if (process.env.SEQUENCES) return;
    const missed = hoped.filter((what) => !setting.done.has(what));
    expect(missed, 'each of these came about in some sequence').toEqual([]);
  }, 1_800_000);
}

async function begin(setting: Setting): Promise<World> {
  const equipment = await setting.given.rack({ dateOfFirstUse: '2018-12-20', maxYearsOfUse: 8 });
  const told: Told = {
    account: setting.given.account,
    equipment,
    isLockedByHand: false,
    isScrapped: false,
    isGone: false,
    today: '2026-11-17',
    regulations: setting.regulations,
    expertCoversLight: false,
    stated: null,
    unaware: new Map(),
    signedContent: new Map(),
    inspectorOf: new Map(),
    finalRows: new Map(),
  };
  const world = { ...setting, told, now: new Date('2026-11-17T12:00:00.000Z') };
  await take(world, { kind: 'cover', covers: false });
  return world;
}

/** Checks after each step; skipped if neither data nor date changed. */
async function run(world: World, steps: readonly Step[]): Promise<void> {
  const { db, told } = world;
  const state = async () => {
    const { value } = await db('changeCounters').where({ instance: told.account }).first('value');
    return `${value} ${told.today}`;
  };
  let checked = '';
  for (const one of steps) {
    await take(world, one);
    const now = await state();
    if (now !== checked) await checkSentences(db, told);
    checked = now;
  }
  // Later sequences change the regulations, so this equipment is no longer checked.
  await db('equipments').where({ id: told.equipment }).update({ deletedAt: world.now });
}

/** Events that must occur in some sequence, or the test would prove nothing. */
const hoped = [
  ...['inspection finished', 'finished unaware', 'escalated', 'report compiled', 'report signed'],
  ...['SIGNATURE_VOID', 'REPORT_CONTENT_CHANGED', 'report final', 'correction begun'],
  ...['comment edited', 'inspector edited', 'contact edited', 'piece edited', 'place edited'],
  ...[
    'deficiency edited',
    'dueDate edited',
    'inspection edited',
    'unlock with a reason',
    'unscrap with a reason',
    'result asked about',
    'deficiency deleted by correction',
  ],
];
