import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { getRecord } from '../api/entities/getRecord';
import { listRecords } from '../api/entities/listRecords';
import { updateRecord } from '../api/entities/updateRecord';
import type { FileStore } from '../api/platform/files/fileStore';
import { keepPicture } from './keepPicture';

/** A draft report that both have signed, and then the correction of one of its inspections: what was signed is no longer so. */
export async function seedVoidSignature(call: Call, store: FileStore, planning: string): Promise<void> {
  const planned = await getRecord(call, definitions.auditPlannings, planning);
  const auditor = await getRecord(call, definitions.contacts, String(planned.auditor));
  const contact = await getRecord(call, definitions.contacts, String(planned.contact));
  const sign = async (role: 'auditor' | 'customer', person: Record<string, unknown>, picture: string) => ({
    id: newId(),
    role,
    name: `${person.firstName} ${person.lastName}`,
    place: 'Székesfehérvár',
    date: call.now.toISOString().slice(0, 10),
    image: await keepPicture(call, store, picture, `${role}.png`),
  });
  await createRecord(call, definitions.auditReports, {
    planning,
    auditor: auditor.id,
    contact: contact.id,
    language: 'hu-HU',
    signatures: [
      await sign('auditor', auditor, 'sample-signature-0'),
      await sign('customer', contact, 'sample-signature-1'),
    ],
  });
  const { rows } = await listRecords(call, definitions.audits, {
    filter: { planning },
    sort: { field: 'id', order: 'ASC' },
  });
  await updateRecord(call, definitions.audits, String(rows[0]?.id), {
    comment: 'A teherbírást jelző tábla kopott, a következő felülvizsgálatig cserélendő.',
    correctionReason: 'A terhelési tábla állapota kimaradt a jegyzőkönyvből.',
  });
}
