import { equipmentAfterAudits, type FinishedAudit } from '@plumbline/resources/audits/equipmentAfterAudits';
import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../entities/call';
import type { TransactionCall } from '../entities/hooks';
import { updateRecord } from '../entities/updateRecord';
import { findTyped, listTyped } from './typedRecords';

interface Followed {
  equipment: string;
  instance: string;
  correctedDay: string | null;
}

/** Brings the equipment's dates, last result and locks in line with its finished audits. */
export async function followAudits(
  call: TransactionCall,
  { equipment: id, instance, correctedDay }: Followed,
): Promise<void> {
  const system = { ...asSystem(call, instance), db: call.db };
  const equipment = await findTyped(system, 'equipments', id);
  if (!equipment) return;
  const audits = await listTyped(system, 'audits', { filter: { equipment: id, isFinished: true } });
  const change = equipmentAfterAudits({ equipment, audits: audits.filter(isDated), correctedDay });
  if (change) await updateRecord(system, definitions.equipments, id, { ...change });
}

const isDated = (audit: Audit): audit is Audit & FinishedAudit => audit.dateAudited !== null;
