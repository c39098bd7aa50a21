import { definitions } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Knex } from 'knex';
import { asSystem } from '../entities/call';
import { type EntityHooks, registerHooks, type TransactionCall } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { updateRecord } from '../entities/updateRecord';

/** Narrows open, signed reports to those that show a row; both versions of the row are asked. */
type Shows = (reports: Knex.QueryBuilder, row: Row) => void;

const ofPiece =
  (field: string): Shows =>
  (reports, row) =>
    void reports.whereIn('planning', (audits: Knex.QueryBuilder) => {
      void audits
        .from('audits')
        .where({ instance: row.instance ?? null, equipment: row[field] ?? null })
        .select('planning');
    });
const ofPerson: Shows = (reports, { id }) =>
  void reports.where((either) => void either.where({ auditor: id }).orWhere({ contact: id }));

/** What stands in reports, each with the reports it stands in. */
const shown: Partial<Record<EntityName, Shows>> = {
  audits: (reports, { planning }) => void reports.where({ planning: planning ?? null }),
  deficiencies: ofPiece('equipment'),
  equipments: ofPiece('id'),
  contacts: ofPerson,
  equipmentOwners: (reports, { id }) => void reports.where({ owner: id }),
  locations: (reports, { id }) => void reports.where({ location: id }),
};

/** Changes of what a signed report shows void its signatures in the same transaction, whoever makes them and by which door. */
export function followContent(): void {
  for (const hooks of followers) registerHooks(...hooks);
}

const followers = Object.entries(shown).map(([name, shows]): [EntityName, EntityHooks] => [
  // `Object.entries` forgets the type of the keys.
  name as EntityName,
  {
    async written({ call, before, after, changed, operation }) {
      if (operation === 'update' && changed.every((field) => unshown.has(field))) return;
      const ids = new Set<string>();
      for (const row of [before, after])
        if (row) for (const id of await signedReports(call, shows, row)) ids.add(id);
      for (const id of ids) await judgeAnew(call, String((after ?? before)?.instance), id);
    },
  },
]);

// Compiling a report takes its inspections up: what it says does not change by that.
const unshown = new Set(['report']);

async function signedReports({ db }: TransactionCall, shows: Shows, row: Row): Promise<string[]> {
  const reports = db('auditReports')
    .where({ instance: row.instance, state: 'open', deletedAt: null })
    .whereNot({ signatureState: 'NONE' });
  shows(reports, row);
  return (await reports.select('id')).map(({ id }) => String(id));
}

/** An update of nothing: the report's own hooks look at its signatures. */
async function judgeAnew(call: TransactionCall, instance: string, report: string): Promise<void> {
  const system = { ...asSystem(call, instance), db: call.db };
  await updateRecord(system, definitions.auditReports, report, {});
}
