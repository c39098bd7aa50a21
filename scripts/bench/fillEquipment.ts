import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { takeChangeNumbers } from '../../api/entities/changeNumber';
import { rowMapper } from '../../api/entities/rowMapper';

export interface Filled {
  instance: string;
  owner: string;
  location: string;
  product: string;
  category: string;
}

/** Locations or customers over which pieces are spread. */
export interface Spread {
  over: 'location' | 'owner';
  ids: readonly string[];
}

interface Kind {
  prefix?: string;
  firstChange?: number;
  spread?: Spread | undefined;
}

/** Rows of equipment for `batchInsert`. */
export function equipmentRows(
  filled: Filled,
  count: number,
  { prefix = 'REG', firstChange = 1, spread }: Kind = {},
): Record<string, unknown>[] {
  const results = ['OKAY', 'REPAIR_CAN_USE', 'REPAIR_LOCKED', null];
  const day = (offset: number) =>
    new Date(Date.UTC(2025, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) =>
    rowMapper(definitions.equipments).write({
      id: newId(),
      instance: filled.instance,
      version: 1,
      changeNumber: firstChange + index,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      deletedAt: null,
      identNumber: `${prefix}-${String(index).padStart(6, '0')}`,
      product: filled.product,
      category: filled.category,
      owner: filled.owner,
      location: filled.location,
      ...(spread ? { [spread.over]: spread.ids[spreadIndex(index, spread.ids.length)] } : {}),
      place: `R${index % 40}/${index % 24}`,
      serialNumber: `SN${index * 7}`,
      yearOfProduction: 1995 + (index % 30),
      lastAuditDate: day(index % 365),
      nextAuditDate: day(365 + ((index * 7) % 700)),
      lastAuditResult: results[index % 4],
      openMeasures: index % 3,
      isTraceable: true,
      isLocked: index % 4 === 2,
      isArchived: false,
      isScrapped: false,
      fieldCount: index % 20,
      levelCount: index % 8,
      fieldLoad: 4200.5,
      compartmentLoad: 1400.1,
    }),
  );
}

// By a hash, so that the location does not correlate with other values derived from the index.
const spreadIndex = (index: number, among: number): number => (Math.imul(index, 2654435761) >>> 16) % among;

/** Inserts equipment with the account's next change numbers, so that devices receive it like other writes. */
export async function fillEquipment(db: Knex, filled: Filled, count: number, spread?: Spread): Promise<void> {
  await db.transaction(async (trx) => {
    const firstChange = await takeChangeNumbers(trx, filled.instance, count);
    await insertRows(trx, equipmentRows(filled, count, { firstChange, spread }));
  });
}

export async function insertRows(db: Knex, rows: Record<string, unknown>[]): Promise<void> {
  await db.batchInsert('equipments', rows, 1000);
}
