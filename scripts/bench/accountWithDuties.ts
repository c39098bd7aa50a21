import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { advanceSafetyKind } from '../../api/domains/safety/advanceSafety';
import { asSystem } from '../../api/entities/call';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { seedCatalogue } from '../../seeds/seedCatalogue';
import { benchPerson, openAccount } from './account';
import { generateData } from './generateData';
import type { OnEnd } from './line';
import { startServer } from './startServer';

/** Fixed date for which the due dates are computed. */
const generatedOn = new Date('2026-07-01T08:00:00.000Z');

/**
 * An account with racks of the data generator, each with a yearly expert and a weekly visual duty, one percent of them
 * locked, behind the API; `visual` is the regulation of the weekly duty.
 */
export async function openAccountWithDuties(onEnd: OnEnd, pieces: number) {
  const { db, url, directory, call } = await openAccount(onEnd, ['--innodb-buffer-pool-size=1G']);
  const { instance } = call.actor;
  await seedCatalogue(asSystem({ db, now: generatedOn }, CATALOGUE_ID));
  await generateData(
    db,
    instance,
    { branch: 'warehouse', language: 'pl-PL', pieces, years: 0, deficiencyShare: 0 },
    generatedOn,
  );
  await db.raw(
    `update equipments e set isLocked = 1, lockReasons = '[{"id":"person","kind":"person"}]'
     where e.instance = ? and crc32(e.id) % 100 = 0`,
    [instance],
  );
  await db.raw('analyze table equipments, inspectionDuties');
  const token = await issueDemoToken(db, benchPerson, new Date());
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
  );
  await waitForStartJobs(db);
  const weekly = await db('auditRegulations').where({ type: 'light', intervalUnit: 'WEEKLY' }).first('id');
  return { db, url, instance, visual: String(weekly.id), api, headers: { authorization: `Bearer ${token}` } };
}

/** Waits for the job at the API's start, which processes all duties and would distort the measurement. */
async function waitForStartJobs(db: Knex): Promise<void> {
  for (;;) {
    const states: string[] = await db('jobs').where({ kind: advanceSafetyKind }).pluck('state');
    if (states.length > 0 && states.every((state) => state === 'done' || state === 'failed')) return;
    await setTimeout(200);
  }
}
