import { definitions } from '@plumbline/resources/entities/index';
import type {
  ImportCounts,
  ImportPlan,
  ImportProblem,
  RecognisedList,
} from '@plumbline/resources/import/importSession';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureCatalogue } from '../catalogue/configureCatalogue';
import type { Call } from '../entities/call';
import { currentChangeNumbers } from '../entities/changeNumber';
import type { Row } from '../entities/rowMapper';
import { configureEquipments } from '../equipments/configureEquipments';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
import { importRows } from './importRows';
import type { TableOptions } from './reading/openTable';
import { recogniseList } from './recogniseList';

const database = useTestDatabase();
const { equipments } = definitions;
const lists = new URL('../../seeds/lists/', import.meta.url).pathname;

let account: string;
let customer: string;
let site: string;
let category: string;
let call: Call;

beforeAll(() => {
  configureCatalogue();
  configureEquipments();
});

beforeEach(async () => {
  account = await buildAccount(database.db);
  customer = (await build(database.db, account, 'equipmentOwners')).id;
  site = (await build(database.db, account, 'locations', { owner: customer, name: 'Zakład Łódź' })).id;
  category = (
    await build(database.db, account, 'categories', {
      type: 'shelf',
      name: { 'pl-PL': 'Regały', 'de-DE': 'Regale' },
    })
  ).id;
  call = callAs(database.db, actorOf(account));
});

interface Try {
  options?: TableOptions;
  plan?: Partial<ImportPlan>;
  isDry?: boolean;
  by?: Call;
}
interface Outcome {
  counts: ImportCounts;
  problems: ImportProblem[];
  list: RecognisedList;
}

async function importList(
  path: string,
  { options = {}, plan = {}, isDry = false, by = call }: Try = {},
): Promise<Outcome> {
  const list = await recogniseList(path, equipments, options);
  const problems: ImportProblem[] = [];
  const counts = await importRows(by, {
    entity: equipments,
    path,
    options,
    list,
    isDry,
    plan: {
      mapping: list.columns.map(({ index, target, decimal, order }) => ({
        column: index,
        target,
        decimal,
        order,
      })),
      target: { owner: customer, location: site },
      create: { product: { category }, location: {} },
      keepUnmapped: null,
      unreadable: 'refuseRow',
      existing: 'overwrite',
      ...plan,
    },
    onLot: async (_, lot) => {
      problems.push(...lot.problems);
      return true;
    },
  });
  return { counts, problems, list };
}

const rowsOf = (name: string): Promise<Row[]> =>
  database.db(name).where({ instance: account, deletedAt: null }).orderBy('id');

describe('the Polish register', () => {
  it('is imported with its models and halls, as the dry run said, and again changes nothing', async () => {
    const dry = await importList(`${lists}rejestr-regalow.csv`, { isDry: true });
    expect(dry.counts).toEqual({
      rows: 412,
      created: 412,
      updated: 0,
      unchanged: 0,
      refused: 0,
      problems: 0,
      references: { products: 6, locations: 6 },
      byColumn: {},
    });
    expect(await rowsOf('equipments')).toEqual([]);
    expect(await rowsOf('products')).toEqual([]);

    const run = await importList(`${lists}rejestr-regalow.csv`);
    expect(run).toEqual(dry);
    const stored = await rowsOf('equipments');
    expect(stored).toHaveLength(412);
    const [halls, products] = await Promise.all([rowsOf('locations'), rowsOf('products')]);
    const cold = halls.find(({ name }) => name === 'Chłodnia');
    expect(cold).toMatchObject({ parent: site, owner: customer });
    const rack = products.find(({ name }) => name === 'Regał półkowy CLIP');
    expect(rack).toMatchObject({ manufacturer: 'META', category, instance: account });
    expect(stored.find(({ identNumber }) => identNumber === 'REG-0013')).toMatchObject({
      owner: customer,
      location: cold?.id,
      product: rack?.id,
      category,
      place: 'G-10',
      serialNumber: null,
      yearOfProduction: null,
      fieldCount: 22,
      levelCount: 9,
      fieldLoad: 1200,
      compartmentLoad: 230.3,
      maxFieldLength: 2033,
      depth: 1092,
      purchaseDate: '2022-08-24',
      lastAuditDate: '2025-07-10',
      nextAuditDate: '2026-07-10',
      responsiblePerson: 'Zażółcka Łucja',
      comment: 'wymienić zabezpieczenie belki – zgłoszono ŻK',
      isTraceable: 1,
      version: 1,
    });
    expect(
      await database.db('history').where({ instance: account, resource: 'equipments', operation: 'create' }),
    ).toHaveLength(412);

    const before = await currentChangeNumbers(database.db, [account]);
    const again = await importList(`${lists}rejestr-regalow.csv`);
    expect(again.counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 412,
      refused: 0,
      references: {},
    });
    expect(await rowsOf('equipments')).toEqual(stored);
    expect(await currentChangeNumbers(database.db, [account])).toEqual(before);
  });
});
