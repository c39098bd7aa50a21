import { definitions } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { asSystem } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { lockAccount, writeMany } from '../../entities/writeMany';
import { codeStandings } from './codeStandings';

const { qrCodes } = definitions;

/** An equipment of the account and the code it carries. */
export interface CarriedCode {
  equipment: string;
  code: string;
}

interface Carried {
  instance: string;
  carriers: readonly CarriedCode[];
  /** Codes that may have lost their equipment, in lower case. */
  lost?: readonly string[];
}

/**
 * Registers the codes with a warning that equipment of an account carries without a row in `qrCodes`, so that they are
 * listed with their cause; such rows are deleted when the code or its warning is gone.
 */
export async function registerCarried(
  call: TransactionCall,
  { instance, carriers, lost = [] }: Carried,
): Promise<void> {
  const keys = [...new Set([...carriers.map(({ code }) => code.toLowerCase()), ...lost])];
  if (keys.length === 0) return;
  const system = { ...asSystem(call, instance), db: call.db };
  await lockAccount(system, qrCodes);
  const rows: Row[] = await call
    .db('qrCodes')
    .where({ instance })
    .whereIn('codeKey', keys)
    .select('id', 'equipment', 'isFromEquipment', { key: 'codeKey' });
  const known = new Map(rows.map((row) => [String(row.key), row]));
  const rowOf = ({ code }: CarriedCode) => known.get(code.toLowerCase());
  const suspicious = await suspiciousAmong(
    call.db,
    instance,
    carriers.filter((one) => isFollowing(rowOf(one))),
  );
  const kept = new Set(suspicious.map(({ code }) => code.toLowerCase()));
  for (const row of rows)
    if (isFollowing(row) && !kept.has(String(row.key))) await deleteRecord(system, qrCodes, String(row.id));
  for (const one of suspicious) {
    const row = rowOf(one);
    if (row && row.equipment !== one.equipment)
      await updateRecord(system, qrCodes, String(row.id), { equipment: one.equipment });
  }
  // A refused one was registered meanwhile.
  await writeMany(
    system,
    qrCodes,
    suspicious
      .filter((one) => !rowOf(one))
      .map(({ code, equipment }) => ({ before: null, values: { code, equipment, isFromEquipment: true } })),
  );
}

/** Not registered by a person. */
const isFollowing = (row: Row | undefined): boolean => !row || Number(row.isFromEquipment) === 1;

async function suspiciousAmong(
  db: Knex,
  instance: string,
  carriers: readonly CarriedCode[],
): Promise<CarriedCode[]> {
  // Its own row would count as a second equipment until it follows the code.
  const used = carriers.map(({ code }) => ({ code, equipment: null, isRow: true }));
  const standings = await codeStandings(db, instance, used);
  return carriers.filter((_one, index) => standings[index]?.warnings.length);
}
