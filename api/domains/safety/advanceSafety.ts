import { definitions } from '@plumbline/resources/entities/index';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { defaultEscalationDays, escalationNoticeDays } from '@plumbline/resources/rules/locks/escalation';
import type { Knex } from 'knex';
import { asSystem, inTransaction } from '../../entities/call';
import { updateRecord } from '../../entities/updateRecord';
import { refreshSafety } from '../duties';
import { orderAlert } from './deficiencyAlerts';

export const advanceSafetyKind = 'advanceSafety';

/**
 * Applies what depends on the date alone: escalates orange deficiencies that stayed open too long, announces that
 * before, and locks equipment after its end of use. Idempotent. A failing row does not stop the others; all errors are
 * thrown together at the end.
 */
export async function advanceSafety(db: Knex, now: Date): Promise<void> {
  const today = dayOf(now);
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
  for (const { id, instance, day } of await openOrange(db, today)) {
    const call = asSystem({ db, now }, instance);
    const advance = inTransaction(call, async (inner) => {
      if (day <= today)
        await updateRecord(inner, definitions.deficiencies, id, { dangerLevel: 'red', escalatedOn: today });
      else {
        await updateRecord(inner, definitions.deficiencies, id, { escalationNoticedOn: today });
        await orderAlert(inner, { deficiency: id, instance, kind: 'escalating' });
      }
    });
    await attempt(advance);
  }
  for (const { equipment, instance } of await endedUnlocked(db, today)) {
    const call = asSystem({ db, now }, instance);
    await attempt(inTransaction(call, (inner) => refreshSafety(inner, instance, [equipment])));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'safety could not be advanced everywhere');
}

// Terminated accounts are left unchanged until they are erased or reactivated.
const isOpen = 'coalesce(i.hasResigned, 0) = 0';

/** Open orange deficiencies that escalate today or are to be announced, with the day of escalation. */
async function openOrange(db: Knex, today: string): Promise<{ id: string; instance: string; day: string }[]> {
  const day = 'date_add(d.orangeSince, interval coalesce(i.orangeEscalationDays, ?) day)';
  const rows = await db('deficiencies as d')
    .join('instances as i', 'i.id', 'd.instance')
    .leftJoin('equipments as e', 'e.id', 'd.equipment')
    .where({ 'd.deletedAt': null, 'd.dangerLevel': 'orange' })
    .whereRaw(isOpen)
    .whereNot('d.status', 'COMPLETED')
    .whereNotNull('d.orangeSince')
    .whereRaw('coalesce(d.isNotAsked, 0) = 0')
    .where((due) =>
      due.whereRaw(`${day} <= ?`, [defaultEscalationDays, today]).orWhere((soon) =>
        soon
          .whereNull('d.escalationNoticedOn')
          // Of equipment in the bin it is announced once that is back.
          .whereNull('e.deletedAt')
          .whereRaw(`${day} <= date_add(?, interval ? day)`, [
            defaultEscalationDays,
            today,
            escalationNoticeDays,
          ]),
      ),
    )
    .orderBy('d.id')
    .select('d.id', 'd.instance', db.raw(`date_format(${day}, '%Y-%m-%d') as day`, [defaultEscalationDays]));
  return rows;
}

/** Equipment after its end of use that is not locked for that reason yet. */
async function endedUnlocked(db: Knex, today: string): Promise<{ equipment: string; instance: string }[]> {
  return db('inspectionDuties as d')
    .join('equipments as e', 'e.id', 'd.equipment')
    .join('instances as i', 'i.id', 'd.instance')
    .whereRaw(isOpen)
    .where({ 'd.deletedAt': null, 'd.type': 'endOfUse', 'e.deletedAt': null })
    .where('d.nextDate', '<=', today)
    .whereRaw("json_search(coalesce(e.lockReasons, '[]'), 'one', 'endOfUse', null, '$[*].kind') is null")
    .select('d.equipment', 'd.instance');
}
