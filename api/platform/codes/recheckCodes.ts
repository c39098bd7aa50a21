import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { asSystem, type Call } from '../../entities/call';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import type { JobHandler } from '../jobs';
import type { Job } from '../jobs/jobs';
import { type CodeStanding, codeStandings, type UsedCode } from './codeStandings';

/**
 * Updates warnings of codes in any account: `{codes}` in lower case, or `{ranges: [{prefix, firstNumber,
 * lastNumber}]}`.
 */
export const recheckCodes: JobHandler = { maxAttempts: 5, run: recheck };

async function recheck(api: Pick<Api, 'db' | 'now'>, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const rows = await concerned(api.db, payload);
  let waiting: unknown;
  for (const instance of new Set(rows.map((row) => String(row.instance))))
    await recheckIn(
      asSystem({ db: api.db, now: api.now() }, instance),
      rows.filter((row) => row.instance === instance),
    ).catch((error: unknown) => {
      if (asApiError(error).code !== 'ACCOUNT_TERMINATED') throw error;
      waiting = error;
    });
  // A terminated account does not hold up the others: the job is retried for it later.
  if (waiting) throw waiting;
}

/** Updates the codes of the caller's account. */
async function recheckIn(system: Call, rows: readonly Row[]): Promise<void> {
  const standings = await codeStandings(system.db, system.actor.instance, rows.map(usedBy));
  for (const [index, row] of rows.entries()) await tell(system, row, standings[index]);
}

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
  const values: Row = { warning: warnings[0] ?? null, checkerIdRange: range, isCustom };
  if (Object.entries(values).every(([name, value]) => value === row[name])) return;
  await updateRecord(system, definitions.qrCodes, String(row.id), values);
}

const columns = ['id', 'instance', 'code', 'equipment', 'warning', 'checkerIdRange', 'isCustom'];

async function concerned(db: Api['db'], { codes, ranges }: Job['payload']): Promise<Row[]> {
  const rows: Row[] = Array.isArray(codes)
    ? await db('qrCodes').whereIn('codeKey', codes).select(columns)
    : [];
  for (const range of Array.isArray(ranges) ? ranges : []) {
    const prefix = String(range.prefix).toLowerCase();
    rows.push(
      ...(await db('qrCodes')
        .whereRaw("`codeKey` like ? escape '!'", [`${prefix.replace(/[!%_]/g, '!$&')}%`])
        .select(columns)),
    );
  }
  return [...new Map(rows.map((row) => [row.id, rowMapper(definitions.qrCodes).read(row)])).values()];
}
