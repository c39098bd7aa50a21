import { definitions } from '@plumbline/resources/entities/index';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { allowedCustomCodes } from '@plumbline/resources/rules/licences/allowedCustomCodes';
import { failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall, Write } from '../../entities/hooks';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { lockAccount } from '../../entities/writeMany';
import { customAmong } from '../../platform/codes/codeStandings';

/** Limits an account's custom QR codes to the number its licences allow, also in bulk writes. */
export const customCodeHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    await tellCustom(writes);
    const [first] = writes.filter((write) => !write.call.isSystem && addedBy(write) > 0);
    const room = first && (await readRoom(first.call));
    if (!room) return () => {};
    let left = room.left;
    return (write) => {
      const added = addedBy(write);
      if (added > 0 && left <= 0) failFields({ code: refusalOf(room) });
      left -= added;
    };
  },
};

// If none are allowed, the message must not suggest deleting one.
const refusalOf = ({ max }: { max: number }): FieldError =>
  max === 0
    ? { message: 'validation.customCodesNone' }
    : { message: 'validation.customCodesFull', args: { smart_count: max } };

/** Derives `isCustom` from the printed ranges, so that a user cannot bypass the limit by declaring it. */
async function tellCustom(writes: readonly Write[]): Promise<void> {
  const told = writes.filter(
    ({ operation, before, after }) => after && (operation !== 'update' || before?.code !== after.code),
  );
  const [first] = told;
  if (!first) return;
  const custom = await customAmong(
    first.call.db,
    told.map(({ after }) => String(after?.code ?? '')),
  );
  for (const { after } of told)
    if (after) after.isCustom = custom.has(String(after.code ?? '').toLowerCase());
}

/** Change in the number of custom codes. */
function addedBy({ operation, before, after }: Write): number {
  const was = operation !== 'restore' && before?.isCustom === true;
  return Number(after?.isCustom === true) - Number(was);
}

async function readRoom(call: TransactionCall): Promise<{ max: number; left: number } | null> {
  const { instance } = call.actor;
  const system = asSystem(call, instance);
  const account = await getTyped(system, 'instances', instance);
  const licences = await listTyped(system, 'licenses');
  const max = allowedCustomCodes(account.maxCustomQrCodes, licences, dayOf(call.now));
  if (max === null) return null;
  // Serialises concurrent writers; a locking read also sees rows committed after this transaction began.
  await lockAccount(call, definitions.qrCodes);
  const rows = await call
    .db('qrCodes')
    .where({ instance, isCustom: true, deletedAt: null })
    // Those that only their warning brought into the list were not made by anybody.
    .whereRaw('coalesce(isFromEquipment, 0) = 0')
    .limit(max + 1)
    .forUpdate()
    .select('id');
  return { max, left: max - rows.length };
}
