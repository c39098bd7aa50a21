import { definitions } from '@plumbline/resources/entities/index';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { findRecord, getRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';
import { typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { idsWithCode } from './codePieces';
import { recheckRow } from './recheckCodes';

const { equipments, qrCodes } = definitions;

/** Removes the code from all pieces but this one, which carries it and to which it is assigned. */
export const reassign = (call: Call, id: string, keeper: string) =>
  settle(call, id, async (inner, code) => {
    const { carriers, assigned } = await idsWithCode(inner.db, code);
    if (![...carriers, ...assigned].includes(keeper))
      fail('NOT_FOUND', { resource: 'equipments', id: keeper });
    await getRecord(inner, equipments, keeper);
    // The others first: in an account a code is unique among pieces.
    for (const other of carriers.filter((one) => one !== keeper))
      await updateRecord(inner, equipments, other, { qrCode: null });
    if (!carriers.includes(keeper)) await updateRecord(inner, equipments, keeper, { qrCode: code.code });
    if (code.equipment !== keeper)
      await updateRecord(inner, qrCodes, id, { equipment: keeper, dateAssigned: today(inner) });
  });

/** Removes the code from this piece; idempotent. */
export const release = (call: Call, id: string, piece: string) =>
  settle(call, id, async (inner, code) => {
    await getRecord(inner, equipments, piece);
    const { carriers, assigned } = await idsWithCode(inner.db, code);
    if (carriers.includes(piece)) await updateRecord(inner, equipments, piece, { qrCode: null });
    if (assigned.includes(piece) && !code.isFromEquipment)
      await updateRecord(inner, qrCodes, id, { equipment: null, dateAssigned: null });
  });

/** Locks the row of the code while it is moved, and updates its warning at once. */
function settle(call: Call, id: string, work: (inner: TransactionCall, code: Row) => Promise<void>) {
  return inTransaction(call, async (inner) => {
    const code = await lockRow(inner, qrCodes, id, 'update');
    await work(inner, code);
    const instance = String(code.instance);
    const system = asSystem(inner, instance);
    const row = await findRecord(system, qrCodes, id);
    if (row) await recheckRow(system, row);
    const left = await findRecord(inner, qrCodes, id);
    // A row made for its equipment is deleted with the code or its warning.
    return typed('qrCodes', left ?? { ...code, equipment: null, warning: null });
  });
}
