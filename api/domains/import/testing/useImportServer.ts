import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { ImportPlan, ImportSession } from '@plumbline/resources/rules/import/importSession';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Row } from '../../../entities/rowMapper';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount } from '../../../platform/testing/factories';
import { configureCatalogue } from '../../catalogue/configureCatalogue';
import { keepDuties } from '../../duties/configureDuties';
import { configureEquipments } from '../../equipments/configureEquipments';
import { guessedPlan, type ImportServer, startImportServer } from './importServer';

export const lists = path.join(import.meta.dirname, '../../../../seeds/lists/');

/** An import server and, before each test, a new account with a customer, a location and a category. */
export function useImportServer() {
  const database = useTestDatabase();
  let server: ImportServer | undefined;
  const fresh = {
    account: '',
    owner: actorOf(''),
    target: {} as Record<string, string>,
    create: {} as Record<string, Record<string, string>>,
  };
  const running = (): ImportServer => {
    if (!server) throw new Error('The import server runs only inside tests and hooks.');
    return server;
  };

  beforeAll(async () => {
    configureCatalogue();
    configureEquipments();
    keepDuties();
    server = await startImportServer(database.db, database.url, { MAX_IMPORT_MB: '2' });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    fresh.account = await buildAccount(database.db);
    fresh.owner = actorOf(fresh.account);
    const owner = (await build(database.db, fresh.account, 'equipmentOwners')).id;
    const location = (await build(database.db, fresh.account, 'locations', { owner })).id;
    fresh.target = { owner, location };
    fresh.create = {
      product: { category: (await build(database.db, fresh.account, 'categories')).id },
      location: {},
    };
  });

  async function settled(id: string, by: Actor = fresh.owner): Promise<ImportSession> {
    for (;;) {
      const current = sessionOf(await running().send(by, 'GET', `/${id}`));
      if (!['running', 'checking'].includes(current.state)) return current;
      await pause(20);
    }
  }

  return {
    database,
    fresh,
    running,
    settled,
    uploadFile: async (name: string): Promise<ImportSession> =>
      (await running().upload(fresh.owner, await readFile(lists + name), name)).body,
    uploadText: async (text: string, by: Actor = fresh.owner): Promise<ImportSession> =>
      (await running().upload(by, Buffer.from(text))).body,
    dryRun: (uploaded: ImportSession, plan: Partial<ImportPlan> = {}, by: Actor = fresh.owner) =>
      running().send(
        by,
        'POST',
        `/${uploaded.id}/dry-run`,
        guessedPlan(uploaded, { target: fresh.target, create: fresh.create, ...plan }),
      ),
    run: async (id: string, by: Actor = fresh.owner): Promise<ImportSession> => {
      expect((await running().send(by, 'POST', `/${id}/run`)).status).toBe(202);
      return settled(id, by);
    },
    equipment: (): Promise<Row[]> =>
      database.db('equipments').where({ instance: fresh.account, deletedAt: null }).orderBy('identNumber'),
  };
}

/** The response of a successful request is a session. */
export const sessionOf = (answer: { body: unknown }): ImportSession => answer.body as ImportSession;
