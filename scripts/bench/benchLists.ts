import path from 'node:path';
import { definitions, entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { isCustomisable } from '@plumbline/resources/rules/customFields/customFields';
import type { Knex } from 'knex';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import type { Call } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { atLeast, type Line, type OnEnd } from './line';
import { type Asked, askAll } from './lists/askAll';
import { customNumber, customText, fillTable, idOf, makeNumbers, type Pins } from './lists/fillTable';
import { isKeptByProvider, readersOf } from './lists/readers';
import { rate, type Sides, type Timed, timeList, wanted, warmUp } from './lists/timeList';
import { startServer } from './startServer';

const rows = 100_000;
const others = 20_000;
/** Without durability: the tables are filled in seconds and then only read. */
const flags = [
  '--innodb-buffer-pool-size=1G',
  '--innodb-log-file-size=1G',
  '--innodb-sort-buffer-size=64M',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
];
const benchProvider = 'admin@provider.example';

/**
 * Every list of every entity with 100,000 rows in one account: each sort, each filter, the search, the first page and
 * page 4,000, explained and executed; and the slowest of each kind in requests per second against hand-written
 * statements. Entities are filled, queried and emptied one by one; `names` selects some of them, none means all.
 */
export async function* benchLists(onEnd: OnEnd, names: readonly string[]): AsyncGenerator<Line> {
  const started = performance.now();
  const { db, url, directory, call } = await openAccount(onEnd, flags);
  // One connection, as the counters of its session are read.
  const single = connectDatabase(url, { poolSize: 1 });
  onEnd(() => single.destroy());
  const env = { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') };
  const sides: Sides = {
    db,
    bare: await startServer('scripts/bench/lists/bareServer.ts', env, onEnd),
    api: await startServer('scripts/bench/apiServer.ts', env, onEnd),
    tokens: {
      owner: await issueDemoToken(db, benchPerson, new Date()),
      provider: await issueDemoToken(db, benchProvider, new Date()),
    },
  };
  await warmUp(sides);
  const people = await peopleOf(db, call.actor.instance);
  await makeNumbers(db, rows);
  await addCustomFields(call);
  const pins: Pins = {
    instances: people.instance,
    users: people.owner.user,
    contacts: people.owner.contact,
  };
  const asked: Asked[] = [];
  const table: (Timed & { entity: string })[] = [];
  const unread: string[] = [];
  const spent = { filling: 0, asking: 0, timing: 0 };
  const spend = async <T>(on: keyof typeof spent, work: Promise<T>): Promise<T> => {
    const begun = performance.now();
    const done = await work;
    spent[on] += (performance.now() - begun) / 60_000;
    return done;
  };
  for (const entity of inOrder()) {
    const isAsked = names.length === 0 || names.includes(entity.name);
    const isKept = lookedInto(entity, names, pins);
    if (!isAsked && !isKept) continue;
    const pinned = pinsOf(entity, pins);
    await spend('filling', fill(db, entity, pinned));
    if (isAsked) {
      const readers = readersOf(entity, people);
      const asking = askAll(single, entity, { readers, pins: pinned, rows, all: rows + others });
      const found = await spend('asking', asking);
      asked.push(...found);
      if (found.length > 0) {
        const { line, worst } = await spend('timing', timeList(entity, found, sides));
        table.push({ entity: entity.name, ...worst });
        yield line;
      } else unread.push(await refusalOf(entity, sides));
    }
    if (!isKept) await db.raw('truncate table ??', [entity.name]);
  }
  yield plansLine(asked);
  const parts = Object.entries(spent).map(([name, minutes]) => `${name} ${minutes.toFixed(1)}`);
  const minutes = (performance.now() - started) / 60_000;
  yield summary(table, { unread, time: `${minutes.toFixed(1)} min (${parts.join(', ')})` });
}

/**
 * The account's rows refer to the current user, as a large customer's would. Rows about persons do not: a user with
 * 50,000 contacts would have as many accounts, and every sign-in would read them.
 */
const pinsOf = ({ about }: AnyEntity, { users, ...others }: Pins): Pins =>
  about === 'itself' || users === undefined ? others : { users, ...others };

/** Whether rights of the selected entities depend on its rows, or it has the readers' own rows: then they are kept. */
function lookedInto({ name }: AnyEntity, names: readonly string[], pins: Pins): boolean {
  if (name in pins && (names.length === 0 || names.includes(name))) return true;
  return entityList.some(
    ({ name: asking, permissions }) =>
      (names.length === 0 || names.includes(asking)) &&
      JSON.stringify(permissions).includes(`"through":"${name}"`),
  );
}

/**
 * Settings that every call reads come last: nobody has 100,000 custom fields, and all other queries would be slowed
 * down.
 */
function inOrder(): AnyEntity[] {
  const settings = new Set<string>(['customFieldDefinitions', 'formControls']);
  const isSetting = ({ name }: AnyEntity) => settings.has(name);
  return [...entityList.filter((entity) => !isSetting(entity)), ...entityList.filter(isSetting)];
}

async function fill(db: Knex, entity: AnyEntity, pins: Pins): Promise<void> {
  const own = pins.instances ?? '';
  const isKept = isKeptByProvider(entity);
  await fillTable(db, entity, [
    { instance: isKept ? CATALOGUE_ID : own, rows, pins },
    {
      instance: isKept ? own : entity.scope === 'catalogue' ? CATALOGUE_ID : idOf('instances', 1),
      rows: others,
      from: rows,
      pins,
    },
  ]);
}

async function peopleOf(db: Knex, instance: string) {
  const user = await db('users').where({ email: benchPerson }).first('id');
  const contact = await db('contacts').where({ user: user.id, instance }).first('id');
  const provider = await db('users').where({ email: benchProvider }).first('id');
  return {
    instance,
    owner: { user: String(user.id), contact: String(contact.id) },
    provider: String(provider.id),
  };
}

async function addCustomFields(call: Call): Promise<void> {
  for (const { name: entityType } of entityList.filter(isCustomisable)) {
    const make = (key: string, dataType: string) =>
      createRecord(call, definitions.customFieldDefinitions, {
        entityType,
        key,
        dataType,
        name: { 'en-EN': key },
      });
    await make(customText, 'input');
    await make(customNumber, 'number');
  }
}

function plansLine(asked: readonly Asked[]): Line {
  const faults = asked.filter(({ fault }) => fault);
  const [first] = faults;
  return {
    work: 'lists that read more than they need',
    limit: `an index for each of ${asked.length.toLocaleString('en')} statements, explained or run`,
    figure: String(faults.length),
    target: '= 0',
    isReached: faults.length === 0 && asked.length > 0,
    detail: first ? faults.slice(0, 40).map(textOf).join('; ') : 'no full scan',
  };
}

/** The status with which the API refuses an entity nobody may list. */
async function refusalOf({ name }: AnyEntity, { api, tokens }: Sides): Promise<string> {
  const answers = Object.values(tokens).map(async (token) => {
    const { status } = await fetch(`${api}/api/${name}`, { headers: { authorization: `Bearer ${token}` } });
    if (status < 400) throw new Error(`${name} is listed, but nothing was asked of it`);
    return status;
  });
  return `${name} (${[...new Set(await Promise.all(answers))].join(', ')})`;
}

const textOf = ({ entity, reader, name, what, fault }: Asked): string =>
  `${entity} of ${reader}, ${name}, ${what}: ${fault}`;

/** The number of entities that reach the target, the lowest ratio, and a table of each entity's worst query. */
function summary(
  table: readonly (Timed & { entity: string })[],
  { unread, time }: { unread: readonly string[]; time: string },
): Line {
  const rows = [...table].sort((one, other) => one.ratio - other.ratio);
  const textOf = ({ entity, name, ratio, api, bare }: (typeof rows)[number]) =>
    `${ratio.toFixed(2)}  ${entity.padEnd(24)}${name}: ${rate(api)} against ${rate(bare)}`;
  const reaching = rows.filter(({ ratio }) => ratio >= wanted);
  return {
    work: `lists: ${reaching.length} of ${rows.length} entities reach ${wanted.toFixed(2)}; the least of all`,
    limit: 'the same by hand',
    ...atLeast(rows[0]?.ratio ?? Number.NaN, wanted),
    detail: [
      `${time}${unread.length > 0 ? `; nobody lists ${unread.join(', ')}` : ''}; worst question of each`,
      ...rows.map(textOf),
    ].join('\n'),
  };
}
