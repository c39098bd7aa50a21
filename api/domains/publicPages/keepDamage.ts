import { definitions } from '@plumbline/resources/entities/index';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Api } from '../../base/context/context';
import { ApiError } from '../../base/errors/errors';
import { wordsOf } from '../../base/wordsOf';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { EntityHooks } from '../../entities/hooks';
import { findTyped, typed } from '../../entities/typedRecords';
import { nextNumber } from '../../platform/jobs/nextNumber';
import { orderDamageAlert } from './damageAlert';
import type { DamageDraft } from './damageDraft';
import type { PublicPiece } from './findPublicPiece';
import { languageOfAccount } from './languageOfAccount';

/** Days until the task is due, by reported danger level. */
const daysUntil = { red: 0, orange: 7, green: 28 } as const;

/** Stores the report as a REPAIR task of the equipment, once for the same id. Returns its number. */
export async function keepDamage(
  api: Pick<Api, 'db' | 'now'>,
  piece: PublicPiece,
  { draft, photos }: { draft: DamageDraft; photos: readonly FileValue[] },
): Promise<string> {
  const system = asSystem({ db: api.db, now: api.now() }, piece.instance);
  const language = await languageOfAccount(api.db, piece.instance);
  const danger = draft.danger ?? 'red';
  const due = new Date(api.now().getTime() + daysUntil[danger] * 24 * 3600 * 1000).toISOString().slice(0, 10);
  try {
    await createRecord(system, definitions.tasks, {
      id: draft.id,
      title: wordsOf(language)('publicPage.task.title', { name: piece.identNumber }).slice(0, 150),
      description: draft.description,
      type: 'REPAIR',
      linkType: 'EQUIPMENT',
      equipment: piece.id,
      dateDue: due,
      photos: photos.length > 0 ? photos : null,
      reportedDanger: danger,
      reportedBy: draft.name || null,
      reportedPhone: draft.phone || null,
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'DUPLICATE_ID')) throw error;
  }
  return (await numberOfReport(api, piece, draft.id)) ?? '';
}

/** Number of a report on this equipment, for its sender. */
export async function numberOfReport(
  api: Pick<Api, 'db' | 'now'>,
  piece: PublicPiece,
  id: string,
): Promise<string | null> {
  const system = asSystem({ db: api.db, now: api.now() }, piece.instance);
  const task = await findTyped(system, 'tasks', id);
  return task?.equipment === piece.id ? task.reportNumber : null;
}

/** Assigns a number to a damage report and enqueues its mails, in the transaction that stores it. */
export const damageHooks: EntityHooks = {
  async beforeWrite({ call, operation, after }) {
    if (operation !== 'create' || !after?.reportedDanger || after.reportNumber) return;
    const number = await nextNumber(call.db, String(after.instance), 'damageReports');
    after.reportNumber = `D-${String(number).padStart(4, '0')}`;
  },
  async afterWrite({ call, operation, after }) {
    if (operation !== 'create' || !after?.reportedDanger) return;
    const { id, instance } = typed('tasks', after);
    await orderDamageAlert(call, { task: id, instance });
  },
};
