import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  type ImportConversion,
  type ImportCounts,
  type ImportNotice,
  type ImportPlan,
  type ImportProblem,
  type ImportQuestion,
  noCounts,
  type RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Call, inTransaction } from '../../../entities/call';
import type { Row } from '../../../entities/rowMapper';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../../platform/testing/factories';
import { configureCatalogue } from '../../catalogue/configureCatalogue';
import { keepDuties } from '../../duties/configureDuties';
import { refreshSafety } from '../../duties/refreshSafety';
import { configureEquipments } from '../../equipments/configureEquipments';
import { importRows } from '../importRows';
import { offeredRegulations } from '../offeredRegulations';
import type { TableOptions } from '../reading/openTable';
import { recogniseList } from '../recogniseList';
import { settlePlan } from '../settlePlan';

export const lists = join(import.meta.dirname, '../../../../seeds/lists/');

export interface Try {
  entity?: AnyEntity;
  options?: TableOptions;
  plan?: Partial<ImportPlan>;
  isDry?: boolean;
  /** The importing user; absent: the account's owner. */
  as?: Call;
}
export interface Outcome {
  counts: ImportCounts;
  problems: ImportProblem[];
  notices: ImportNotice[];
  questions: ImportQuestion[];
  conversions: ImportConversion[];
  list: RecognisedList;
}

/**
 * Creates an account with a customer, a site and a category before each test; lists are imported with guessed columns.
 */
export function useImportAccount() {
  const database = useTestDatabase();
  const fresh = { account: '', customer: '', site: '', category: '', call: undefined as Call | undefined };
  let folder = '';
  let written = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rows-'));
    configureCatalogue();
    configureEquipments();
    keepDuties();
  });
  afterAll(() => rm(folder, { recursive: true }));

  beforeEach(async () => {
    const { db } = database;
    fresh.account = await buildAccount(db);
    fresh.customer = (await build(db, fresh.account, 'equipmentOwners')).id;
    fresh.site = (
      await build(db, fresh.account, 'locations', { owner: fresh.customer, name: 'Zakład Łódź' })
    ).id;
    fresh.category = (
      await build(db, fresh.account, 'categories', {
        type: 'shelf',
        name: { 'pl-PL': 'Regały', 'de-DE': 'Regale' },
      })
    ).id;
    fresh.call = callAs(db, actorOf(fresh.account));
  });

  const call = (): Call => {
    if (!fresh.call) throw new Error('The account exists only inside tests.');
    return fresh.call;
  };

  async function importList(
    path: string,
    { entity = definitions.equipments, options = {}, plan = {}, isDry = false, as = call() }: Try = {},
  ): Promise<Outcome> {
    const list = await recogniseList(path, entity, options, {
      regulations: await offeredRegulations(as, entity),
    });
    const problems: ImportProblem[] = [];
    const notices: ImportNotice[] = [];
    const work = {
      entity,
      path,
      options,
      list,
      fileName: basename(path),
      plan: {
        mapping: list.columns.map(({ index, target }) => ({ column: index, target })),
        target: { owner: fresh.customer, location: fresh.site },
        create: { product: { category: fresh.category }, location: {} },
        keepUnmapped: null,
        unreadable: 'refuseRow' as const,
        existing: 'overwrite' as const,
        ...plan,
      },
    };
    const settled = await settlePlan(as, work);
    const found = { problems, notices, list, questions: settled.questions, conversions: settled.conversions };
    if (settled.questions.length > 0) return { counts: noCounts(), ...found };
    const counts = await importRows(as, {
      ...work,
      plan: settled.plan,
      isDry,
      onLot: async (_, lot) => {
        problems.push(...lot.problems);
        notices.push(...lot.notices);
        return true;
      },
    });
    return { counts, ...found };
  }

  return {
    database,
    fresh,
    call,
    importList,
    importText: async (text: string | Buffer, how: Try = {}): Promise<Outcome> => {
      written += 1;
      const path = join(folder, `list-${written}.csv`);
      await writeFile(path, text);
      return importList(path, how);
    },
    /** Creates a finished inspection of equipment by a regulation. */
    inspect: async (identNumber: string, regulation: string, day: string): Promise<void> => {
      const { db } = database;
      const { account } = fresh;
      const { id: equipment } = await db('equipments').where({ instance: account, identNumber }).first('id');
      const { type } = await db('auditRegulations').where({ id: regulation }).first('type');
      const checklist = (await build(db, account, 'checklists', { regulation, type })).id;
      const audit = (await build(db, account, 'audits', { equipment, checklist, type })).id;
      const done = { isFinished: 1, result: 'OKAY', dateAudited: new Date(`${day}T08:00:00Z`) };
      await db('audits').where({ id: audit }).update(done);
      await inTransaction(systemCall(db, account), (inner) => refreshSafety(inner, account, [equipment]));
    },
    rowsOf: (name: string): Promise<Row[]> =>
      database
        .db(name)
        .where({ instance: fresh.account, deletedAt: null })
        .orderBy(name === 'equipments' ? 'identNumber' : 'name'),
  };
}

/** Problems as row, heading, value and expectation. */
export const said = ({ problems }: Outcome) =>
  problems.map(({ row, header, value, expected }) => [row, header, value, expected.message]);
