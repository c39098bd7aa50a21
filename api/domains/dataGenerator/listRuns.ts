import type * as commands from '@plumbline/resources/commands/dataGenerator';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { Knex } from 'knex';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { readRun, runsTable } from './runStore';

type Listed = AnswerOf<typeof commands.listGeneratorRuns>;
type Shown = Listed['runs'][number];

const mostRuns = 100;
const mostAccounts = 500;

export async function listRuns({ db }: Call): Promise<Listed> {
  const rows: Row[] = await runsWithNames(db)
    .orderBy([
      { column: 'r.startedAt', order: 'desc' },
      { column: 'r.number', order: 'desc' },
    ])
    .limit(mostRuns);
  const accounts: Row[] = await db('instances')
    .where({ isTestInstance: true, deletedAt: null })
    .whereIn('instanceType', ['COMPANY', 'AUDITOR'])
    .whereRaw('coalesce(hasResigned, 0) = 0')
    .orderBy('companyName')
    .limit(mostAccounts)
    .select('id', 'companyName', 'instanceType');
  return {
    runs: rows.map(asShown),
    accounts: accounts.map(({ id, companyName, instanceType }) => ({
      id: String(id),
      companyName: String(companyName),
      instanceType: instanceType === 'COMPANY' ? 'COMPANY' : 'AUDITOR',
    })),
  };
}

export async function shownRun({ db }: Call, id: string): Promise<Shown> {
  const row: Row | undefined = await runsWithNames(db).where('r.id', id).first();
  return row ? asShown(row) : fail('NOT_FOUND', { id });
}

const runsWithNames = (db: Knex): Knex.QueryBuilder =>
  db(`${runsTable} as r`)
    .leftJoin('instances as i', 'i.id', 'r.instance')
    .leftJoin('users as u', 'u.id', 'r.startedBy')
    .select('r.*', 'i.companyName', 'u.firstName', 'u.lastName', 'u.email');

function asShown(row: Row): Shown {
  const run = readRun(row);
  const { branch, pieces, language, years, deficiencyShare } = run.plan;
  const name = [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    id: run.id,
    account: run.instance,
    accountName: String(row.companyName ?? ''),
    number: run.number,
    state: run.state,
    reason: run.reason,
    startedBy: name || (row.email ? String(row.email) : null),
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    branch,
    pieces,
    language,
    years,
    deficiencyShare,
    planned: run.planned,
    made: run.made,
    progress: { done: run.progressDone, total: run.progressTotal },
    kept: run.kept,
  };
}
