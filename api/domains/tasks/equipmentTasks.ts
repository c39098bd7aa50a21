import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { taskWords } from './taskWords';

/**
 * Updates tasks with the state of the equipment: a result of repair or scrap keeps one open task for it; an okay result
 * or archiving completes it. Open tasks move with the equipment.
 */
export const equipmentFollowUp: EntityHooks = {
  afterWrite: async ({ call, operation, after, changed }) => {
    if (operation !== 'update' || !after) return;
    const has = (names: readonly string[]) => changed.some((name) => names.includes(name));
    const isInspected = call.isSystem && has(['lastAuditDate', 'lastAuditResult']);
    const isGone = changed.includes('isArchived') && after.isArchived === true;
    if (!isInspected && !isGone && !has(copied)) return;
    const equipment = typed('equipments', after);
    const system = { ...asSystem(call, equipment.instance), db: call.db };
    const open = await listTyped(system, 'tasks', {
      filter: { equipment: equipment.id, status: ['OPEN', 'RUNNING'] },
    });
    if (has(copied)) {
      const { location, owner, category } = equipment;
      for (const { id } of open)
        await updateRecord(system, definitions.tasks, id, { location, owner, category });
    }
    if (isGone) await complete(system, open, ['REPAIR', 'SCRAP']);
    else if (isInspected) await followResult(system, equipment, open);
  },
};

const copied = ['owner', 'location', 'category'];

type Kind = 'REPAIR' | 'SCRAP';
interface Outcome {
  wanted?: { type: Kind; title: 'repair' | 'repairLocked' | 'scrap'; days: number };
  /** Task types completed by this result. */
  settles: readonly Kind[];
}
// Default due dates in days: EN 15635, 9.4.5, allows four weeks for damage in use; two weeks for locked equipment.
const outcomes: Readonly<Record<string, Outcome>> = {
  OKAY: { settles: ['REPAIR', 'SCRAP'] },
  REPAIR_CAN_USE: { wanted: { type: 'REPAIR', title: 'repair', days: 28 }, settles: ['SCRAP'] },
  REPAIR_LOCKED: { wanted: { type: 'REPAIR', title: 'repairLocked', days: 14 }, settles: ['SCRAP'] },
  SCRAP: { wanted: { type: 'SCRAP', title: 'scrap', days: 14 }, settles: ['REPAIR'] },
};

type Tasks = readonly Typed<'tasks'>[];

async function followResult(system: TransactionCall, equipment: Equipment, open: Tasks): Promise<void> {
  const outcome = outcomes[equipment.lastAuditResult ?? ''];
  if (!outcome) return;
  await complete(system, open.filter(isKnownTo(system)), outcome.settles);
  const { wanted } = outcome;
  if (!wanted) return;
  const audit = await latestAudit(system, equipment.id);
  // Repairs already exist as one task per measure.
  if (wanted.type === 'REPAIR' && audit && (await hasMeasures(system, audit))) return;
  const title = taskWords(system.actor.language, wanted.title, { name: equipment.identNumber });
  const known = open.find(({ type }) => type === wanted.type);
  if (known) {
    await updateRecord(system, definitions.tasks, known.id, { title, audit });
    return;
  }
  await createRecord(system, definitions.tasks, {
    title,
    type: wanted.type,
    linkType: 'EQUIPMENT',
    equipment: equipment.id,
    audit,
    dateDue: daysAfter(equipment.lastAuditDate, wanted.days),
  });
}

/** An inspection made offline does not complete damage reported after it was made. */
const isKnownTo =
  ({ madeAt, now }: TransactionCall) =>
  ({ reportNumber, createdAt }: Tasks[number]): boolean =>
    reportNumber === null || Date.parse(createdAt) <= (madeAt ? Date.parse(madeAt) : now.getTime());

const daysAfter = (day: string | null, days: number): string | null =>
  day && new Date(Date.parse(day) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

async function complete(system: TransactionCall, open: Tasks, kinds: readonly Kind[]): Promise<void> {
  for (const { id } of open.filter(({ type }) => kinds.some((kind) => kind === type)))
    await updateRecord(system, definitions.tasks, id, { status: 'COMPLETED' });
}

async function latestAudit(system: TransactionCall, equipment: string): Promise<string | null> {
  const [latest] = await listTyped(system, 'audits', {
    filter: { equipment, isFinished: true },
    sort: { field: 'dateAudited', order: 'DESC' },
    range: [0, 0],
  });
  return latest?.id ?? null;
}

async function hasMeasures(system: TransactionCall, audit: string): Promise<boolean> {
  const found = await listTyped(system, 'deficiencies', {
    filter: { audit, status: ['OPEN', 'RUNNING'], isNotAsked: false },
  });
  return found.some(({ dateDue }) => dateDue !== null);
}
