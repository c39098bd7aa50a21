import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import type { Knex } from 'knex';
import { takeChangeNumbers } from '../../api/entities/changeNumber';
import { createRecord } from '../../api/entities/createRecord';
import { rowMapper } from '../../api/entities/rowMapper';
import type { BenchAccount } from './account';

const day = (offset: number) =>
  new Date(Date.UTC(2026, 6, 1) + offset * 86_400_000).toISOString().slice(0, 10);

/**
 * Gives every piece a yearly expert and a weekly visual duty, as its own writes would, and locks one in a hundred; answers
 * the visual regulation.
 */
export async function fillDuties(db: Knex, { call, filled }: BenchAccount): Promise<string> {
  const regulation = async (shortName: string, type: string, intervalUnit: string) =>
    String(
      (
        await createRecord(call, definitions.auditRegulations, {
          name: { 'en-EN': shortName },
          shortName,
          type,
          interval: 1,
          intervalUnit,
        })
      ).id,
    );
  const expert = await regulation('Expert', 'expert', 'YEARLY');
  const visual = await regulation('Visual', 'light', 'WEEKLY');
  await db('categories')
    .where({ id: filled.category })
    .update({ auditRegulations: JSON.stringify([expert, visual]) });
  const pieces: Record<string, string>[] = await db('equipments')
    .where({ instance: filled.instance })
    .select('id', 'owner', 'location', 'category');
  await db.transaction(async (trx) => {
    const first = await takeChangeNumbers(trx, filled.instance, 2 * pieces.length);
    const duties = pieces.flatMap(({ id, owner, location, category }, index) => {
      const common = { equipment: id, owner, location, category, startsOn: '2026-01-01' };
      return [
        {
          ...common,
          regulation: expert,
          type: 'expert',
          intervalUnit: 'YEARLY',
          lastDate: day(-(index % 380)),
        },
        { ...common, regulation: visual, type: 'light', intervalUnit: 'WEEKLY', lastDate: day(index % 15) },
      ] as const;
    });
    const { write } = rowMapper(definitions.inspectionDuties);
    const rows = duties.map((duty, index) =>
      write({
        id: newId(),
        instance: filled.instance,
        version: 1,
        changeNumber: first + index,
        createdAt: '2026-01-01T00:00:00.000Z',
        updatedAt: '2026-01-01T00:00:00.000Z',
        deletedAt: null,
        ...duty,
        isMandatory: true,
        interval: 1,
        intervalSource: 'regulation',
        lastSource: 'import',
        statedDate: duty.lastDate,
        statedSource: 'import',
        nextDate: nextAuditDate(duty.lastDate, { interval: 1, unit: duty.intervalUnit }),
      }),
    );
    await trx.batchInsert('inspectionDuties', rows, 1000);
  });
  await db.raw(
    `update equipments e set lastAuditDate = (select max(lastDate) from inspectionDuties d where d.equipment = e.id),
       nextAuditDate = (select min(nextDate) from inspectionDuties d where d.equipment = e.id),
       dueType = (select type from inspectionDuties d where d.equipment = e.id order by d.nextDate, d.lastDate limit 1),
       dueLastDate = (select lastDate from inspectionDuties d where d.equipment = e.id order by d.nextDate, d.lastDate limit 1),
       isLocked = crc32(e.id) % 100 = 0,
       lockReasons = if(crc32(e.id) % 100 = 0, '[{"id":"person","kind":"person"}]', null),
       lastAuditResult = null where e.instance = ?`,
    [filled.instance],
  );
  await db.raw('analyze table equipments, inspectionDuties');
  return visual;
}
