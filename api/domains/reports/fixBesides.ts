import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import { newId } from '@plumbline/resources/language/ids';
import { earlierFoundOf, nextDatesOf } from '@plumbline/resources/rules/reports/besidesInspection';
import { liftedBefore } from '@plumbline/resources/rules/reports/locksTold';
import { asSystem, type Call } from '../../entities/call';
import type { EntityHooks } from '../../entities/hooks';
import { findTyped, typed } from '../../entities/typedRecords';
import { othersOf } from './content/loadReportRows';
import { byId, readRows } from './content/readRows';

/**
 * Stores in a finished audit the other equipment data its report prints, so that a later inspection, repair or
 * recalculated duty changes neither the report nor the signatures. A correction updates only what depends on it, e.g.
 * next dates from its date.
 */
export const fixBesides: EntityHooks = {
  async beforeWrite({ call, operation, before, after }) {
    if (operation !== 'update' || !before || !after?.isFinished) return;
    const audit = typed('audits', after);
    const isFinishing = !before.isFinished;
    if (!isFinishing && !moving.some((name) => before[name] !== after[name])) return;
    const system = { ...asSystem(call, audit.instance), db: call.db };
    const { equipment, instance } = audit;
    const within: [string, string[]] = ['equipment', equipment ? [equipment] : []];
    const checklists = await byId(system, 'checklists', [audit.checklist]);
    const duties =
      isFinishing || !audit.nextDates
        ? await readRows<InspectionDuty>(
            system,
            definitions.inspectionDuties,
            { instance, deletedAt: null },
            within,
          )
        : [];
    const current = isFinishing ? { ...audit, nextDates: null } : audit;
    const regulations = await byId(
      system,
      'auditRegulations',
      [...checklists.values()].map(({ regulation }) => regulation),
    );
    after.nextDates = listed(nextDatesOf(current, { checklists, regulations, duties }));
    if (!isFinishing) return;
    const others = await othersOf(system, instance, within[1]);
    const deficiencies = await readRows<Deficiency>(
      system,
      definitions.deficiencies,
      { instance, deletedAt: null },
      within,
    );
    const account = await findAccount(system, instance);
    const piece = await findTyped(system, 'equipments', equipment);
    after.earlierFound = listed(earlierFoundOf(audit, { deficiencies, others, account }));
    after.liftedLocks = listed(liftedBefore(audit, piece?.liftedLocks ?? null, others.values()));
  },
};

/** Fields the dates after an inspection are computed from. */
const moving: (keyof Audit)[] = ['dateAudited', 'nextAuditDate', 'result'];

const listed = (items: readonly object[]) => items.map((one) => ({ ...one, id: newId() }));

const findAccount = async (call: Call, instance: string) =>
  (await byId(call, 'instances', [instance])).get(instance);
