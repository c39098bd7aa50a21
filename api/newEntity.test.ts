import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as index from '@plumbline/resources/entities/index';
import { entities } from '@plumbline/resources/entities/index';
import { toolCabinets } from '@plumbline/resources/entities/testing/toolCabinets';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import type * as locales from '@plumbline/resources/locales/readLocale';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { draftStatements } from '../scripts/migration';
import { importRows } from './domains/import/importRows';
import { recogniseList } from './domains/import/recogniseList';
import { configureEntities } from './entities/configureEntities';
import type { Row } from './entities/rowMapper';
import { openApi } from './platform/docs/openApi';
import { configureExport } from './platform/export/configureExport';
import { pullShard } from './platform/sync/pullShard';
import { actorOf, build, buildAccount, callAs } from './platform/testing/factories';
import { useAccessWorld } from './platform/testing/useAccessWorld';
import { useRoutes } from './platform/testing/useRoutes';
import { walkAccess } from './platform/testing/walkAccess';

// All that a developer adds: the definition with its line in the list, and its words.
vi.mock('@plumbline/resources/entities/index', async (original) => {
  const { withEntity } = await import('@plumbline/resources/entities/testing/withEntity');
  const { toolCabinets: added } = await import('@plumbline/resources/entities/testing/toolCabinets');
  return withEntity(await original<typeof index>(), added);
});
vi.mock('@plumbline/resources/locales/readLocale', async (original) => {
  const { mergeMessages } = await import('@plumbline/resources/locales/mergeMessages');
  const { toolCabinetWords } = await import('@plumbline/resources/entities/testing/toolCabinetWords');
  const { readLocale, ...rest } = await original<typeof locales>();
  return {
    ...rest,
    readLocale: (language: Language) => mergeMessages([readLocale(language), toolCabinetWords[language]]),
  };
});

const { database, ask } = useRoutes((api, answerByServices) => {
  configureExport(api);
  answerByServices();
  configureEntities(api);
});

/** An answer's body; what is in it is what the tests are about. */
const bodyOf = async (answer: Response) => (await answer.json()) as Row;

describe('an entity that is one definition and its labels', () => {
  let account = '';
  const owner = () => actorOf(account);

  beforeAll(async () => {
    const statements = await draftStatements(database.db);
    expect(statements.map((statement) => statement.split('\n')[0])).toEqual([
      'create table `toolCabinets` (',
    ]);
    for (const statement of statements) await database.db.raw(statement);
    account = await buildAccount(database.db);
  });

  it('has a table that leaves nothing to draft', async () => {
    expect(await draftStatements(database.db)).toEqual([]);
  });

  it('is served, checked, paged and searched', async () => {
    const person = owner();
    const refused = await ask(person, 'POST', '/api/toolCabinets', { name: '', drawers: 41 });
    expect([refused.status, Object.keys((await bodyOf(refused)).errors ?? {}).sort()]).toEqual([
      422,
      ['drawers', 'name'],
    ]);
    const made = await ask(person, 'POST', '/api/toolCabinets', { name: 'Hala A', drawers: 6 });
    expect(made.status).toBe(201);
    const row = await bodyOf(made);
    expect(row).toMatchObject({ instance: account, version: 1, name: 'Hala A', isLocked: false });
    const twin = await ask(person, 'POST', '/api/toolCabinets', { name: 'hala a' });
    expect(await bodyOf(twin)).toMatchObject({ errors: { name: { message: 'validation.unique' } } });
    const query = new URLSearchParams({ filter: '{"q":"hala"}', range: '[0,9]' });
    const found = await ask(person, 'GET', `/api/toolCabinets?${query}`);
    expect([found.headers.get('content-range'), (await bodyOf(found)).length]).toEqual([
      'toolCabinets 0-0/1',
      1,
    ]);
    const stale = await ask(person, 'PUT', `/api/toolCabinets/${row.id}`, { drawers: 8, version: 7 });
    expect([stale.status, (await bodyOf(stale)).code]).toEqual([409, 'STALE_VERSION']);
  });

  it('leaves a history entry for each write', async () => {
    const person = owner();
    const { id } = await bodyOf(await ask(person, 'POST', '/api/toolCabinets', { name: 'Magazyn' }));
    await ask(person, 'PUT', `/api/toolCabinets/${id}`, { drawers: 3, version: 1 });
    const answer = await ask(person, 'GET', `/api/toolCabinets/${id}/history`);
    expect(await answer.json()).toMatchObject([
      { operation: 'update', version: 2, before: { drawers: null }, after: { drawers: 3 } },
      { operation: 'create', version: 1, before: null, after: { name: 'Magazyn', isLocked: false } },
    ]);
  });

  it('stands in the description of the API', () => {
    const { paths, components } = openApi('https://plumbline.example');
    expect(Object.keys(paths as object)).toEqual(
      expect.arrayContaining([
        '/api/toolCabinets',
        '/api/toolCabinets/{id}',
        '/api/toolCabinets/{id}/history',
      ]),
    );
    expect(components).toMatchObject({
      schemas: {
        toolCabinets: { required: ['name'], properties: { drawers: { type: 'integer', maximum: 40 } } },
      },
    });
  });

  it('is imported by its labels and exported under them', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cabinets-'));
    const file = path.join(folder, 'list.csv');
    await writeFile(file, 'Bezeichnung;Schubladen;Gekauft am;Verschlossen\nWerk 1;4;03.02.2026;ja\n');
    const fresh = await buildAccount(database.db);
    const call = callAs(database.db, actorOf(fresh, 'Owner', { language: 'de-DE' }));
    expect(importTargets(toolCabinets).map((target) => target.path)).toEqual([
      'name',
      'drawers',
      'dateBought',
      'isLocked',
    ]);
    const list = await recogniseList(file, toolCabinets, {});
    const counts = await importRows(call, {
      entity: toolCabinets,
      path: file,
      options: {},
      list,
      fileName: path.basename(file),
      isDry: false,
      plan: {
        mapping: list.columns.map(({ index: column, target }) => ({ column, target })),
        target: {},
        create: {},
        keepUnmapped: null,
        unreadable: 'refuseRow',
        existing: 'overwrite',
      },
    });
    await rm(folder, { recursive: true });
    expect(counts).toMatchObject({ rows: 1, created: 1, refused: 0 });
    const answer = await ask(call.actor, 'GET', '/api/toolCabinets/export?format=csv&language=de-DE');
    expect(
      (await answer.text())
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .slice(0, 2),
    ).toEqual(['Bezeichnung;Schubladen;Gekauft am;Verschlossen', 'Werk 1;4;03.02.2026;ja']);
  });

  it('travels to the devices of its account, and to no other', async () => {
    const { id } = await build(database.db, account, toolCabinets.name as EntityName);
    const pulled = async (actor = owner()) => {
      const { changes } = await pullShard(callAs(database.db, actor), {
        user: actor.user,
        instance: actor.instance,
        shard: 'base',
        cursor: null,
      });
      return changes.filter(({ resource }) => resource === toolCabinets.name).map((change) => change.id);
    };
    expect(await pulled()).toContain(id);
    expect(await pulled(actorOf(await buildAccount(database.db)))).toEqual([]);
    expect(await pulled(actorOf(CATALOGUE_ID, 'ProviderAdmin'))).toEqual([]);
  });
});

describe('its rights', () => {
  const world = useAccessWorld(database);
  walkAccess(entities[toolCabinets.name], world);
});
