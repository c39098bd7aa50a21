import { newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { migrate } from '../../base/database/migrate';
import { useLandedDatabase } from '../../platform/testing/landedDatabase';
import { recalculationKind } from './recalculateDuties';

// The last migration before equipment had `dueType`.
const landed = useLandedDatabase('20261123025537');

it('enqueues one recalculation per account with equipment, even if duties were calculated before', async () => {
  const { db } = landed;
  const at = new Date('2026-11-22T08:00:00.000Z');
  const [done, waiting, empty] = [newId(), newId(), newId()];
  const piece = {
    id: newId(),
    version: 1,
    changeNumber: 1,
    createdAt: at,
    updatedAt: at,
    identNumber: 'R-1',
  };
  for (const instance of [done, waiting]) await db('equipments').insert({ ...piece, id: newId(), instance });
  await db('equipments').insert({ ...piece, instance: empty, deletedAt: at });
  const job = {
    kind: recalculationKind,
    payload: JSON.stringify({ scope: {} }),
    runAfter: at,
    createdAt: at,
  };
  await db('jobs').insert([
    { ...job, id: newId(), instance: done, subject: done, state: 'done' },
    { ...job, id: newId(), instance: waiting, subject: waiting, state: 'waiting' },
  ]);
  expect(await migrate(db)).toContain('20261123025600_duty_of_pieces');
  const ordered = await db('jobs').where({ kind: recalculationKind, state: 'waiting' }).select('instance');
  expect(ordered.map(({ instance }) => instance).sort()).toEqual([done, waiting].sort());
}, 300_000);
