import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { asApiError } from '../../base/errors/handleErrors';
import { asSystem } from '../../entities/call';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import type { JobHandler } from '../jobs';
import type { Job } from '../jobs/jobs';
import { codeStandings } from './codeStandings';

/** Looks again at codes of any account: `{codes}` in small letters, or `{ranges: [{prefix, firstNumber, lastNumber}]}`. */
export const recheckCodes: JobHandler = { maxAttempts: 5, run: recheck };

async function recheck(api: Pick<Api, 'db' | 'now'>, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const rows = await concerned(api.db, payload);
  let waiting: unknown;
  for (const instance of new Set(rows.map((row) => String(row.instance))))
    await recheckIn(
      api,
      instance,
      rows.filter((row) => row.instance === instance),
    ).catch((error: unknown) => {
      if (asApiError(error).code !== 'ACCOUNT_TERMINATED') throw error;
      waiting = error;
    });
  // No other account waits for one that was terminated: its own codes are looked at once that is taken back.
  if (waiting) throw waiting;
}

async function recheckIn(
  api: Pick<Api, 'db' | 'now'>,
  instance: string,
  rows: readonly Row[],
): Promise<void> {
  const used = rows.map((row) => ({
    code: String(row.code),
    equipment: row.equipment ? String(row.equipment) : null,
    isRow: true,
  }));
  const standings = await codeStandings(api.db, instance, used);
  for (const [index, row] of rows.entries()) {
    const standing = standings[index];
    if (!standing) continue;
    const { warnings, range, isCustom } = standing;
    const values: Row = { warning: warnings[0] ?? null, checkerIdRange: range, isCustom };
    if (Object.entries(values).every(([name, value]) => value === row[name])) continue;
    await updateRecord(
      asSystem({ db: api.db, now: api.now() }, instance),
      definitions.qrCodes,
      String(row.id),
      values,
    );
  }
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
