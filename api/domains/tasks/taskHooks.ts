import { isDeepStrictEqual } from 'node:util';
import { definitions } from '@plumbline/resources/entities/index';
import type { Task } from '@plumbline/resources/entities/tasks';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { changedSince } from '../../entities/changedSince';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';
import { findTyped, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/**
 * A task takes location and owner from what it is applied to, records its completion date, and passes changes to its
 * deficiency.
 */
export const taskHooks: EntityHooks = {
  beforeWrite: async ({ call, operation, before, after: row }) => {
    if (!row) return;
    const after = typed('tasks', row);
    // The target may have moved while the task was in the bin.
    const links = before && operation !== 'restore' ? typed('tasks', before) : null;
    if (!links || applied.some((name) => links[name] !== after[name])) await place(call, after);
    if (after.status !== (before?.status ?? 'OPEN'))
      row.dateCompleted = after.status === 'COMPLETED' ? today(call) : null;
    if (before?.status === 'COMPLETED' && after.status !== 'COMPLETED')
      Object.assign(row, { completionNote: null, completionPhotos: null, completedBy: null });
    if (operation === 'restore' && after.deficiency) await followRestored(call, row, after.deficiency);
    const isTold =
      before?.status === 'COMPLETED' &&
      told.every((name) => isDeepStrictEqual(before[name] ?? null, row[name] ?? null));
    if (after.status === 'COMPLETED' && !isTold && !call.isSystem) {
      refuseUntold(after);
      if (before?.status !== 'COMPLETED') await refuseUnseenChange(call, after);
    }
  },

  afterWrite: async ({ call, operation, after, changed }) => {
    if (operation !== 'update' || !after || !changed.some((name) => shared.includes(name))) return;
    const { deficiency, status, dateDue, completionNote, completionPhotos, completedBy, instance } = typed(
      'tasks',
      after,
    );
    const system = { ...asSystem(call, instance), db: call.db };
    if (!deficiency || !(await findTyped(system, 'deficiencies', deficiency))) return;
    await updateRecord(system, definitions.deficiencies, deficiency, {
      status,
      dateDue,
      ...(status === 'COMPLETED'
        ? { remedy: completionNote, remedyPhotos: completionPhotos, remediedBy: completedBy }
        : {}),
    });
  },
};

const told = ['completionNote', 'completionPhotos', 'completedBy'];
const applied = ['linkType', 'equipment', 'contact', 'location'] as const;
const shared = ['status', 'dateDue'];

/** Throws STALE_VERSION if the deficiency became worse or was reopened after a device completed its task. */
async function refuseUnseenChange(call: TransactionCall, task: Task): Promise<void> {
  const { deficiency } = task;
  if (!deficiency || call.madeAt === undefined) return;
  const later = await changedSince(call, {
    resource: 'deficiencies',
    records: [deficiency],
    fields: ['dangerLevel', 'status'],
    since: { at: new Date(call.madeAt) },
    besidesCalendar: true,
  });
  if (later.length > 0) fail('STALE_VERSION', { resource: 'tasks', id: task.id, current: task });
}

/** A deficiency has one task with the same state; a restored task takes over its current state. */
async function followRestored(call: TransactionCall, task: Row, deficiency: string): Promise<void> {
  const found = await findTyped(asSystem(call, String(task.instance)), 'deficiencies', deficiency);
  if (!found) return;
  const other = await call
    .db('tasks')
    .where({ instance: task.instance, deficiency, deletedAt: null })
    .whereNot({ id: task.id })
    .first('id');
  if (other) failFields({ deficiency: { message: 'validation.unique' } });
  const isDone = found.status === 'COMPLETED';
  Object.assign(task, {
    status: found.status,
    dateDue: found.dateDue,
    dateCompleted: isDone ? found.remediedOn : null,
    completionNote: isDone ? found.remedy : null,
    completionPhotos: isDone ? found.remedyPhotos : null,
    completedBy: isDone ? found.remediedBy : null,
  });
}

/** Completing the task of a deficiency requires a text or a photo, and a name, as for the deficiency. */
function refuseUntold({ deficiency, completionNote, completionPhotos, completedBy }: Task): void {
  if (!deficiency) return;
  const isShown = (completionNote ?? '').trim() !== '' || (completionPhotos ?? []).length > 0;
  const errors = {
    ...(isShown ? {} : { completionNote: { message: 'validation.wordsOrPhoto' } }),
    ...((completedBy ?? '').trim() ? {} : { completedBy: { message: 'validation.required' } }),
  };
  if (Object.keys(errors).length > 0) failFields(errors);
}

type Target = Pick<Task, 'location' | 'owner'> & { category?: string | null };
type LinkType = NonNullable<Task['linkType']>;

// Location and owner by link type; undefined if the target is missing, which the reference check reports.
const targets: Record<LinkType, (call: TransactionCall, task: Task) => Promise<Target | undefined>> = {
  EQUIPMENT: (call, task) => findTyped(call, 'equipments', task.equipment),
  CONTACT: async (call, task) => {
    const contact = await findTyped(call, 'contacts', task.contact);
    return contact && { location: task.location ?? contact.location, owner: contact.owner };
  },
  LOCATION: async (call, task) => {
    const location = await findTyped(call, 'locations', task.location);
    return location && { location: location.id, owner: location.owner };
  },
};

const namedBy: Record<LinkType, 'equipment' | 'contact' | 'location'> = {
  EQUIPMENT: 'equipment',
  CONTACT: 'contact',
  LOCATION: 'location',
};

async function place(call: TransactionCall, task: Task): Promise<void> {
  // An unknown link type is reported by the later validation.
  if (!(task.linkType in targets)) return;
  const named = namedBy[task.linkType];
  if (!task[named]) failFields({ [named]: { message: 'validation.required' } });
  const unused: Partial<Record<'equipment' | 'contact', null>> = {
    ...(named === 'equipment' ? {} : { equipment: null }),
    ...(named === 'contact' ? {} : { contact: null }),
  };
  const target = await targets[task.linkType](call, task);
  Object.assign(
    task,
    unused,
    target && { location: target.location, owner: target.owner, category: target.category ?? null },
  );
}
