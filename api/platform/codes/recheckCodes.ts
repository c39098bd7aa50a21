import { definitions } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import type { JobHandler } from '../jobs';
import type { Job } from '../jobs/jobs';
import { type CodeStanding, codeStandings, type UsedCode } from './codeStandings';
import { type CarriedCode, registerCarried } from './registerCarried';

/**
 * Updates warnings of codes in any account: `{codes}` in lower case, or `{ranges: [{prefix, firstNumber,
 * lastNumber}]}`.
 */
export const recheckCodes: JobHandler = { maxAttempts: 5, run: recheck };

async function recheck(api: Pick<Api, 'db' | 'now'>, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const [rows, carriers] = [await concerned(api.db, payload), await unregistered(api.db, payload)];
  let waiting: unknown;
  for (const instance of new Set([...rows, ...carriers].map((row) => String(row.instance)))) {
    const ofThis = (row: Row): boolean => row.instance === instance;
    await recheckIn(asSystem({ db: api.db, now: api.now() }, instance), {
      rows: rows.filter(ofThis),
      carriers: carriers.filter(ofThis),
    }).catch((error: unknown) => {
      if (asApiError(error).code !== 'ACCOUNT_TERMINATED') throw error;
      waiting = error;
    });
  }
  // A terminated account does not hold up the others: the job is retried for it later.
  if (waiting) throw waiting;
}

/** Updates the codes of the caller's account. */
async function recheckIn(
  system: Call,
  { rows, carriers }: { rows: readonly Row[]; carriers: readonly Row[] },
): Promise<void> {
  const { instance } = system.actor;
  const standings = await codeStandings(system.db, instance, rows.map(usedBy));
  for (const [index, row] of rows.entries()) await tell(system, row, standings[index]);
  const carried = carriers.map(
    ({ id, qrCode }): CarriedCode => ({ equipment: String(id), code: String(qrCode) }),
  );
  for (let from = 0; from < carried.length; from += atOnce)
    await inTransaction(system, (inner) =>
      registerCarried(inner, { instance, carriers: carried.slice(from, from + atOnce) }),
    );
}
const atOnce = 500;

/** Updates the warning of one code of the caller's account. */
export async function recheckRow(system: Call, row: Row): Promise<void> {
  const [standing] = await codeStandings(system.db, String(row.instance), [usedBy(row)]);
  await tell(system, row, standing);
}

const usedBy = (row: Row): UsedCode => ({
  code: String(row.code),
  equipment: row.equipment ? String(row.equipment) : null,
  isRow: true,
});

async function tell(system: Call, row: Row, standing: CodeStanding | undefined): Promise<void> {
  if (!standing) return;
  const { warnings, range, isCustom } = standing;
  if (row.isFromEquipment && warnings.length === 0)
    return void (await deleteRecord(system, definitions.qrCodes, String(row.id)));
  const values: Row = { warning: warnings[0] ?? null, checkerIdRange: range, isCustom };
  if (Object.entries(values).every(([name, value]) => value === row[name])) return;
  await updateRecord(system, definitions.qrCodes, String(row.id), values);
}

const columns = [
  'id',
  'instance',
  'code',
  'equipment',
  'warning',
  'checkerIdRange',
  'isCustom',
  'isFromEquipment',
];

async function concerned(db: Api['db'], payload: Job['payload']): Promise<Row[]> {
  const rows = await withCodes(() => db('qrCodes').select(columns), 'codeKey', payload);
  return rows.map(rowMapper(definitions.qrCodes).read);
}

/** Equipment whose code has no row in its account. */
const unregistered = (db: Api['db'], payload: Job['payload']): Promise<Row[]> =>
  withCodes(
    () =>
      db('equipments as e')
        .leftJoin('qrCodes as q', (on) => on.on('q.instance', 'e.instance').on('q.codeKey', 'e.qrCodeKey'))
        .whereNull('q.id')
        .select('e.id', 'e.instance', 'e.qrCode'),
    'e.qrCodeKey',
    payload,
  );

/** The rows whose key is among the codes or has the prefix of a range. */
async function withCodes(
  query: () => Knex.QueryBuilder,
  key: string,
  { codes, ranges }: Job['payload'],
): Promise<Row[]> {
  const rows: Row[] = Array.isArray(codes) ? await query().whereIn(key, codes) : [];
  for (const range of Array.isArray(ranges) ? ranges : []) {
    const prefix = String(range.prefix).toLowerCase();
    rows.push(
      ...(await query().whereRaw("?? like ? escape '!'", [key, `${prefix.replace(/[!%_]/g, '!$&')}%`])),
    );
  }
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
