import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';
import { asSystem } from '../../entities/call';
import { type EntityHooks, registerHooks, type TransactionCall, type Write } from '../../entities/hooks';
import { looksUpFor, lookUp } from '../../entities/lookUp';
import type { Row } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';
import { updateRecord } from '../../entities/updateRecord';

/** Restricts open, signed reports to those that show a row; applied to both versions of the row. */
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
  void reports.where((either) => {
    void either.where({ auditor: id }).orWhere({ contact: id });
    void either.orWhereIn('planning', (audits: Knex.QueryBuilder) => {
      void audits.from('audits').where({ auditor: id }).select('planning');
    });
  });

interface Follower {
  shows: Shows;
  /** Fields shown in reports; undefined: all. */
  fields?: readonly string[];
}
const ofAccount: Shows = () => {};
const ofProduct: Shows = (reports, { id }) =>
  void reports.whereIn('planning', (audits: Knex.QueryBuilder) => {
    void audits
      .from('audits')
      .join('equipments', 'equipments.id', 'audits.equipment')
      .where({ 'equipments.product': id })
      .select('audits.planning');
  });

/** Entities shown in reports, with the reports concerned. Trees and the account's row are shown in many. */
const shown: Partial<Record<EntityName, Follower>> = {
  audits: { shows: (reports, { planning }) => void reports.where({ planning: planning ?? null }) },
  deficiencies: { shows: ofPiece('equipment') },
  equipments: { shows: ofPiece('id') },
  contacts: { shows: ofPerson },
  equipmentOwners: { shows: (reports, { id }) => void reports.where({ owner: id }) },
  auditPlannings: { shows: (reports, { id }) => void reports.where({ planning: id }) },
  locations: { shows: ofAccount },
  products: { shows: ofProduct },
  categories: { shows: ofAccount },
  auditRegulations: { shows: ofAccount, fields: ['name'] },
  instances: { shows: ofAccount, fields: ['companyName', 'address'] },
};

/** Voids the signatures of a report in the transaction of any change of its content, on every write path. */
export function followContent(): void {
  for (const hooks of followers) registerHooks(...hooks);
}

const followers = Object.entries(shown).map(([name, { shows, fields }]): [EntityName, EntityHooks] => {
  const isShown = (field: string) => !unshown.has(field) && (fields?.includes(field) ?? true);
  return [
    // `Object.entries` loses the key type.
    name as EntityName,
    {
      async beforeWriteMany(writes) {
        const [first] = writes;
        const instance = String((first?.after ?? first?.before)?.instance);
        // Usually no report is signed; this is checked before the account is locked.
        const isUnsigned =
          first &&
          instance !== CATALOGUE_ID &&
          looksUpFor(first.call, instance) &&
          !(await hasSigned(first.call, instance));
        if (isUnsigned) for (const write of writes) unsigned.add(write);
        return () => {};
      },
      async afterWrite(write) {
        const { call, before, after, changed, operation } = write;
        if (unsigned.has(write) || (operation === 'update' && !changed.some(isShown))) return;
        const found = new Map<string, string>();
        for (const row of [before, after])
          if (row)
            for (const report of await signedReports(call, shows, row)) found.set(report.id, report.instance);
        for (const [id, instance] of found) await rebindSignatures(call, instance, id);
      },
    },
  ];
});

/** Writes in accounts without an open, signed report. */
const unsigned = new WeakSet<Write>();

const hasSigned = (call: TransactionCall, instance: string): Promise<boolean> =>
  lookUp(call, {
    key: 'has signed reports',
    of: { auditReports: 'all' },
    load: async (db) => {
      const rows = await selectRows(
        db,
        "select id from auditReports where instance = ? and state = 'open' and deletedAt is null and signatureState <> 'NONE' limit 1",
        [instance],
      );
      return rows.length > 0;
    },
  });

// Assigning an audit to a report does not change its content.
const unshown = new Set(['report']);

async function signedReports({ db }: TransactionCall, shows: Shows, row: Row) {
  const reports = db('auditReports')
    .where({ state: 'open', deletedAt: null })
    .whereNot({ signatureState: 'NONE' });
  // The row of an account has its own id; catalogue rows are shown in reports of all accounts.
  const instance = row.instance ?? row.id;
  if (instance !== CATALOGUE_ID) void reports.where({ instance });
  shows(reports, row);
  const found: { id: string; instance: string }[] = await reports.select('id', 'instance');
  return found;
}

/** An empty update, which makes the report's hooks re-check its signatures. */
async function rebindSignatures(call: TransactionCall, instance: string, report: string): Promise<void> {
  const system = { ...asSystem(call, instance), db: call.db };
  await updateRecord(system, definitions.auditReports, report, {});
}
