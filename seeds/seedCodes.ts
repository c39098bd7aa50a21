import { definitions } from '@plumbline/resources/entities/index';
import { asSystem, type Call } from '../api/entities/call';
import { listTyped } from '../api/entities/typedRecords';
import { updateRecord } from '../api/entities/updateRecord';
import type { SeededAccounts } from './seedAccounts';

const labelled = 40;

/** The first pieces of the accounts that bought a range carry its codes. */
export async function seedCodes(call: Call, accounts: SeededAccounts): Promise<void> {
  for (const { id } of [accounts.company, accounts.auditor]) {
    const own = asSystem(call, id);
    const [range] = await listTyped(call, 'checkerIdRanges', { filter: { soldTo: id } });
    const pieces = await listTyped(own, 'equipments', {
      sort: { field: 'identNumber', order: 'ASC' },
      range: [0, labelled - 1],
    });
    if (!range) continue;
    const digits = String(range.lastNumber).length;
    for (const [index, piece] of pieces.entries())
      await updateRecord(own, definitions.equipments, piece.id, {
        qrCode: `${range.prefix}${String(range.firstNumber + index).padStart(digits, '0')}`,
      });
  }
}
