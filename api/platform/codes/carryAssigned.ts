import { definitions } from '@plumbline/resources/entities/index';
import { asSystem, inTransaction } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import type { JobHandler } from '../jobs';
import { idsWithCode } from './codePieces';

/**
 * An equipment without a code of its own carries the one that a person assigns to it, so that labels, public pages and
 * scanning without network find it; a code that another equipment carries stays there, with a warning.
 */
export async function carryAssigned(call: TransactionCall, code: Row): Promise<void> {
  const { carriers } = await idsWithCode(call.db, code);
  if (carriers.length > 0) return;
  const bare = await call
    .db('equipments')
    .where({ id: code.equipment, instance: code.instance, deletedAt: null })
    .whereNull('qrCode')
    .first('id');
  if (!bare) return;
  const system = asSystem(call, String(code.instance));
  await updateRecord(system, definitions.equipments, String(bare.id), { qrCode: code.code });
}

export const carryKind = 'carryAssignedCodes';

/** The same for codes of an account that were assigned before equipment took them over. */
export const carryAssignedCodes: JobHandler = {
  maxAttempts: 5,
  async run({ db, now }, { subject }) {
    const codes: Row[] = await db('qrCodes as q')
      .join('equipments as e', 'e.id', 'q.equipment')
      .where({ 'q.instance': subject, 'q.deletedAt': null, 'e.deletedAt': null })
      .whereNull('e.qrCode')
      .orderBy(['q.code', 'q.id'])
      .select('q.instance', 'q.code', 'q.equipment');
    const system = asSystem({ db, now: now() }, subject);
    for (const code of codes) await inTransaction(system, (inner) => carryAssigned(inner, code));
  },
};
