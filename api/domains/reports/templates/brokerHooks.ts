import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../../entities/call';
import type { EntityHooks, TransactionCall } from '../../../entities/hooks';
import { listTyped, typed } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';

/** Templates name the broker whose account they are in, as its salespeople see them by it. */
export const templatesOfBroker: EntityHooks = {
  async afterWrite({ call, before, after }) {
    const account = after && !after.deletedAt ? typed('brokers', after).account : null;
    const former = before ? typed('brokers', before).account : null;
    if (!after || account === former) return;
    if (former) await nameBroker(call, former, null);
    if (account) await nameBroker(call, account, String(after.id));
  },
};

async function nameBroker(call: TransactionCall, account: string, broker: string | null): Promise<void> {
  const own = { ...asSystem(call, account), db: call.db };
  for (const { id } of await listTyped(own, 'reportTemplates'))
    await updateRecord(own, definitions.reportTemplates, id, { broker });
}
