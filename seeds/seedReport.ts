import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { hashReport } from '../api/domains/reports/content/hashReport';
import { finalizeReport } from '../api/domains/reports/requestReport';
import { asSystem, type Call } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { getRecord } from '../api/entities/getRecord';
import { typed } from '../api/entities/typedRecords';
import { updateRecord } from '../api/entities/updateRecord';
import type { FileStore } from '../api/platform/files/fileStore';
import { keepPicture } from './keepPicture';

/** Three attempts at starting LibreOffice on a busy machine. */
const timeoutSeconds = 600;

/** The signed, final report on a finished planning; its PDF is made by the job runner of the process that seeds. */
export async function seedReport(call: Call, store: FileStore, planning: string): Promise<void> {
  const planned = await getRecord(call, definitions.auditPlannings, planning);
  const auditor = await getRecord(call, definitions.contacts, String(planned.auditor));
  const contact = await getRecord(call, definitions.contacts, String(planned.contact));
  const report = await createRecord(call, definitions.auditReports, {
    planning,
    auditor: auditor.id,
    contact: contact.id,
    language: 'pl-PL',
    comment:
      'Przegląd przeprowadzono przy normalnej eksploatacji magazynu. Zalecenia oznaczone na czerwono wymagają natychmiastowego działania.',
  });
  const { hash: contentHash } = await hashReport(
    asSystem(call, String(report.instance)),
    typed('auditReports', report),
  );
  const sign = async (role: 'auditor' | 'customer', person: Record<string, unknown>, picture: string) => ({
    id: newId(),
    role,
    name: `${person.firstName} ${person.lastName}`,
    place: 'Wrocław',
    date: call.now.toISOString().slice(0, 10),
    image: await keepPicture(call, store, picture, `${role}.png`),
    contentHash,
  });
  await updateRecord(call, definitions.auditReports, String(report.id), {
    signatures: [
      await sign('auditor', auditor, 'sample-signature-0'),
      await sign('customer', contact, 'sample-signature-1'),
    ],
  });
  await finalizeReport(call, String(report.id), { confirmUnsigned: false, confirmUnfinishedPreview: false });
  await untilFinished(call, String(report.id));
}

async function untilFinished(call: Call, id: string): Promise<void> {
  for (let second = 0; second < timeoutSeconds; second += 1) {
    const { state, failure } = await getRecord(call, definitions.auditReports, id);
    if (state === 'finished') return;
    if (failure) throw new Error(`the demo report could not be made: ${failure}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
  }
  throw new Error('the demo report was not made in time; is LibreOffice installed?');
}
