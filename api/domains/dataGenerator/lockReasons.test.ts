import { expect, it } from 'vitest';
import { inTransaction } from '../../entities/call';
import { useTestDatabase } from '../../platform/testing/database';
import { noon, systemCall } from '../../platform/testing/factories';
import { refreshSafety } from '../duties';
import { keepDuties } from '../duties/configureDuties';
import { startRun } from './giveRunCommands';
import { buildCatalogue, buildTestAccount, provider, small, workOff } from './testing/generatorWorld';

const database = useTestDatabase();

it('several red deficiencies of a piece stand in the order in which they are read later', async () => {
  const { db } = database;
  keepDuties();
  await buildCatalogue(db);
  // From a regulation's id follows when a site was inspected by it: here the expert comes after the visual inspection.
  const endings = { E: '3d', V: '07' };
  const ids: string[] = [];
  for (const [shortName, ending] of Object.entries(endings)) {
    const { id } = await db('auditRegulations').where({ shortName }).first('id');
    ids.push(`${id.slice(0, -2)}${ending}`);
    await db('auditRegulations')
      .where({ id })
      .update({ id: ids.at(-1) });
  }
  await db('categories')
    .where({ type: 'shelf' })
    .update({ auditRegulations: JSON.stringify(ids) });
  const account = await buildTestAccount(db);
  await startRun(provider(db), { account, ...small, pieces: 100, deficiencyShare: 100 });
  await workOff(database);
  const [several] = await db('equipments')
    .where({ instance: account })
    .whereRaw("json_extract(lockReasons, '$[0].kind') = 'deficiency'")
    .whereRaw("json_extract(lockReasons, '$[1].kind') = 'deficiency'")
    .count({ rows: '*' });
  expect(Number(several?.rows)).toBeGreaterThan(0);
  const pieces: string[] = await db('equipments').where({ instance: account }).pluck('id');
  const changed = await inTransaction(systemCall(db, account, noon), (inner) =>
    refreshSafety(inner, account, pieces),
  );
  expect(changed).toBe(0);
});
