import type { Knex } from 'knex';
import { takeChangeNumbers } from '../../api/entities/changeNumber';
import { type Filled, fillEquipment } from './fillEquipment';
import { ownColumns } from './ownColumns';

/** Pieces written by `fillEquipment`; the database doubles them. */
const seed = 15_625;
const doublings = 6;

/** Resulting number of pieces. */
export const million = seed * 2 ** doublings;

/** Fills an account with a million pieces, every fifth with a finished inspection. */
export async function fillMillion(db: Knex, filled: Filled): Promise<void> {
  await fillEquipment(db, filled, seed);
  await db.transaction((trx) => takeChangeNumbers(trx, filled.instance, million));
  const columns = await ownColumns(db, 'equipments');
  const said: Readonly<Record<string, string>> = {
    id: 'uuid()',
    identNumber: "concat(identNumber, '-', ?)",
    isArchived: 'crc32(id) % 20 = 0',
    isTraceable: 'crc32(id) % 50 > 0',
  };
  for (let round = 0; round < doublings; round += 1)
    await db.raw(
      `insert into equipments (${columns.map((name) => `\`${name}\``).join(', ')})
       select ${columns.map((name) => said[name] ?? `\`${name}\``).join(', ')} from equipments where instance = ?`,
      [round, filled.instance],
    );
  await db.raw(
    `insert into audits (id, instance, version, changeNumber, createdAt, updatedAt, equipment, owner, location, category, type, dateAudited, isFinished, isLate, isMissed)
     select uuid(), instance, 1, changeNumber, createdAt, updatedAt, id, owner, location, category,
       elt(1 + crc32(id) % 3, 'light', 'expert', 'maintenance'),
       date_sub('2026-07-15', interval crc32(id) % 730 day), 1, crc32(id) % 7 = 0, 0
     from equipments where instance = ? and crc32(identNumber) % 5 = 0`,
    [filled.instance],
  );
  await db.raw('analyze table equipments, audits');
}
