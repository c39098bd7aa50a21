import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { removeRun } from '../../api/domains/dataGenerator/giveRunCommands';
import { findRun } from '../../api/domains/dataGenerator/runStore';
import { asSystem } from '../../api/entities/call';
import type { Row } from '../../api/entities/rowMapper';
import { seedCatalogue } from '../../seeds/seedCatalogue';
import { openAccount } from './account';
import { generateData, workOff } from './generateData';
import { atLeast, atMost, type Line, type OnEnd, seconds } from './line';
import { ownColumns } from './ownColumns';

const pieces = 10_000;
const tables = [
  'equipmentOwners',
  'locations',
  'contacts',
  'products',
  'checklists',
  'equipments',
  'inspectionDuties',
  'auditPlannings',
  'audits',
  'deficiencies',
  'tasks',
  'history',
] as const;

/**
 * 10,000 pieces with two years of inspections by the data generator, including history and due dates, against the bare
 * insertion of the same rows; and their removal, against the bare deletion.
 */
export async function* benchGenerator(onEnd: OnEnd): AsyncGenerator<Line> {
  const { db, call } = await openAccount(onEnd, ['--innodb-buffer-pool-size=1G']);
  const { instance } = call.actor;
  await seedCatalogue(asSystem({ db, now: new Date() }, CATALOGUE_ID));
  await db('instances').where({ id: instance }).update({ isTestInstance: true });
  const before = await lastNumber(db, instance);
  const parameters = {
    branch: 'workshop',
    language: 'de-DE',
    pieces,
    years: 2,
    deficiencyShare: 10,
  } as const;
  let id = '';
  const measured = await seconds(async () => {
    id = (await generateData(db, instance, parameters)).id;
  });
  const rows = await rowsSince(db, instance, before);
  const amount = Object.values(rows).reduce((sum, { length }) => sum + length, 0);
  const removed = await seconds(async () => {
    const now = new Date();
    await removeRun(asSystem({ db, now }, CATALOGUE_ID), id);
    await workOff(db, { id, instance, now });
  });
  const state = (await findRun(db, id))?.state;
  if (state !== 'removed') throw new Error(`the removal ended as ${state}`);
  await db('history').where({ instance }).where('changeNumber', '>', before).delete();
  const inserted = await seconds(async () => {
    for (const table of tables) await db.batchInsert(table, rows[table] ?? [], 1000);
  });
  const deleted = await seconds(async () => {
    for (const table of tables)
      await db(table).where({ instance }).where('changeNumber', '>', before).delete();
  });
  const rate = (time: number) => `${Math.round(amount / time).toLocaleString('en')} rows/s`;
  yield {
    work: `generating ${pieces.toLocaleString('en')} pieces with two years of inspections`,
    limit: 'batchInsert of the same rows and their history, 1,000 at a time',
    ...atLeast(inserted / measured, 0.4),
    detail: `${rate(measured)} against ${rate(inserted)}, ${amount.toLocaleString('en')} rows, ${Math.round(pieces / measured)} pieces/s`,
  };
  yield {
    work: 'removing them',
    limit: 'one DELETE of the same rows for each table',
    ...atMost(removed / deleted, 8),
    detail: `${removed.toFixed(1)} s against ${deleted.toFixed(1)} s`,
  };
}

async function lastNumber(db: Knex, instance: string): Promise<number> {
  const { value } = await db('changeCounters').where({ instance }).first('value');
  return Number(value);
}

async function rowsSince(db: Knex, instance: string, after: number): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const table of tables) {
    const found: Row[] = await db(table)
      .where({ instance })
      .where('changeNumber', '>', after)
      .select(await ownColumns(db, table));
    rows[table] = found.map(asStored);
  }
  return rows;
}

// The driver returns JSON parsed.
const asStored = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  );
