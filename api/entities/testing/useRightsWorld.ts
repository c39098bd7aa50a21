import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../base/config/config';
import { listenLocally } from '../../base/http/testing/listenLocally';
import { createApi, type RunningApi } from '../../createApi';
import { issueDemoToken } from '../../platform/auth/issueDemoToken';
import { buildContact, buildInstance, buildUser } from '../../platform/auth/testing/people';
import type { TestDatabase } from '../../platform/testing/database';
import { build } from '../../platform/testing/factories';

/** The people of the account, named as in the table. */
export const people = {
  owner: { instanceRole: 'Owner', contactType: 'owner' },
  administrator: { instanceRole: 'Administrator', contactType: 'admin' },
  employee: { instanceRole: 'Employee', contactType: 'employee' },
  'employee of hall A': { instanceRole: 'Employee', contactType: 'employee', isRestricted: true },
  'employee for racks': { instanceRole: 'Employee', contactType: 'employee', isForRacks: true },
  'service provider': { instanceRole: 'ServiceProvider', contactType: 'external-auditor' },
  'visiting auditor of hall A': {
    instanceRole: 'ServiceProvider',
    contactType: 'external-auditor',
    isRestricted: true,
  },
  'sales force': { instanceRole: 'SalesForce', contactType: 'employee' },
  'contact at hall A': { instanceRole: null, contactType: 'location-contact', isAtHallA: true },
} as const;
export type Member = keyof typeof people;
export type Who = Member | 'owner elsewhere' | 'broker' | 'broker sales' | 'provider admin' | 'support';

const flags: { isRestricted?: boolean; isForRacks?: boolean; isAtHallA?: boolean } = {};

/** The API with an account that contains everything in the table of rights, and all its callers. */
export function useRightsWorld(database: TestDatabase) {
  let api: RunningApi;
  let close: () => Promise<void>;
  let dataDir = '';
  const tokens = new Map<string, string>();
  /** Ids of rows and people by their names in the table. */
  const ids: Record<string, string> = {};

  async function person(who: string, instance: string, contact: Record<string, unknown>): Promise<void> {
    const email = `${who.replaceAll(' ', '.').toLowerCase()}@auditor.example`;
    const user = await buildUser(database.db, { email });
    ids[`${who}, user`] = user;
    ids[who] = await buildContact(database.db, instance, user, contact);
    tokens.set(who, await issueDemoToken(database.db, email, new Date()));
  }

  beforeAll(async () => {
    const { server, port, origin, close: closeServer } = await listenLocally();
    close = closeServer;
    dataDir = await mkdtemp(path.join(tmpdir(), 'rights-table-'));
    const config = readConfig({
      DATABASE_URL: database.url,
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
    });
    api = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
    server.on('request', api.web);

    const { db } = database;
    const account = await buildInstance(db, { maxAdministrators: 1 });
    ids.account = account;
    const make = async (as: string, name: Parameters<typeof build>[2], values: object) => {
      ids[as] = (await build(db, account, name, values as never)).id; // drafts of several entities, made below alone
      return ids[as];
    };
    const customerA = await make('customer A', 'equipmentOwners', { name: 'Customer A' });
    const customerB = await make('customer B', 'equipmentOwners', { name: 'Customer B' });
    const hallA = await make('hall A', 'locations', { owner: customerA });
    const hallB = await make('hall B', 'locations', { owner: customerB });
    const racks = await make('racks', 'categories', {});
    const gates = await make('gates', 'categories', { type: 'doors-and-gates' });
    const rack = await make('model of racks', 'products', { category: racks });
    const gate = await make('model of gates', 'products', { category: gates });
    for (const [name, contact] of Object.entries(people)) {
      const { isRestricted, isForRacks, isAtHallA, ...values } = { ...flags, ...contact };
      await person(name, account, {
        ...values,
        ...(isRestricted
          ? { locationAccess: 'restricted', permittedLocations: JSON.stringify([hallA]) }
          : {}),
        ...(isForRacks ? { categoryAccess: 'restricted', permittedCategories: JSON.stringify([racks]) } : {}),
        ...(isAtHallA ? { location: hallA, owner: customerA } : {}),
      });
    }
    await make('rack in hall A', 'equipments', {
      product: rack,
      owner: customerA,
      location: hallA,
      category: racks,
    });
    await make('gate in hall A', 'equipments', {
      product: gate,
      owner: customerA,
      location: hallA,
      category: gates,
    });
    await make('rack in hall B', 'equipments', {
      product: rack,
      owner: customerB,
      location: hallB,
      category: racks,
    });
    // The product's hooks derive server-only fields.
    await db('equipments').whereIn('product', [rack]).update({ category: racks });
    await db('equipments').whereIn('product', [gate]).update({ category: gates });
    const task = (linkType: string, values: object) => ({ title: 'Task', linkType, ...values });
    await make('task in hall A', 'tasks', task('LOCATION', { location: hallA }));
    await make('task in hall B', 'tasks', task('LOCATION', { location: hallB }));
    await make('person of customer A', 'contacts', { owner: customerA, contactType: 'other' });
    await make('person of customer B', 'contacts', { owner: customerB, contactType: 'other' });
    await make('task without a place', 'tasks', task('CONTACT', { contact: ids['person of customer B'] }));
    await make('person of nobody', 'contacts', { contactType: 'other' });
    await make('text for all', 'textModules', { content: 'For all' });
    const planning = await make('appointment', 'auditPlannings', { location: hallA, auditor: ids.employee });
    await make('report', 'auditReports', { planning });
    ids['account elsewhere'] = await buildInstance(db, { companyName: 'Elsewhere' });
    await person('owner elsewhere', ids['account elsewhere'], {});
    const brokersAccount = await buildInstance(db, { companyName: 'Broker', instanceType: 'BROKER' });
    const broker = await build(db, brokersAccount, 'brokers', { account: brokersAccount } as never);
    ids['broker firm'] = broker.id;
    await db('instances').where({ id: account }).update({ broker: broker.id });
    await db('instances').where({ id: brokersAccount }).update({ broker: broker.id });
    await person('broker', brokersAccount, {});
    await person('broker sales', brokersAccount, { instanceRole: 'SalesForce', contactType: 'employee' });
    for (const [who, systemRole] of [
      ['provider admin', 'ProviderAdmin'],
      ['support', 'ProviderSupport'],
    ] as const) {
      const email = `${who.replace(' ', '.')}@provider.example`;
      ids[`${who}, user`] = await buildUser(db, { email, systemRole });
      tokens.set(who, await issueDemoToken(db, email, new Date()));
    }
  }, 120_000);

  afterAll(async () => {
    await close();
    await api.close();
    await rm(dataDir, { recursive: true });
  });

  /** `{hall A}` in a path is replaced by the row's id. */
  const named = (text: string): string =>
    text.replace(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? name);

  async function ask(who: Who, method: string, route: string, body?: unknown) {
    const response = await fetch(`${api.config.origin}/api/${named(route)}`, {
      method,
      headers: { authorization: `Bearer ${tokens.get(who)}`, 'content-type': 'application/json' },
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body, (_, value) => (typeof value === 'string' ? named(value) : value)) }),
    });
    const text = await response.text();
    const json: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    const code = typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : null;
    return { status: response.status, code, json, total: response.headers.get('content-range') };
  }

  return { ids, tokens, named, ask, origin: () => api.config.origin };
}
