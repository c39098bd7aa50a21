import { commandList } from '@plumbline/resources/commands/index';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { Command } from '@plumbline/resources/language/defineCommand';
import { newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import { type Actor, type Role, rightOf, roles } from '@plumbline/resources/language/permissions';
import { refusalOfCommand } from '@plumbline/resources/rules/rights/explainRights';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from './platform/testing/database';
import { actorOf } from './platform/testing/factories';
import { giveCommand } from './platform/testing/giveCommand';
import { useAccessWorld } from './platform/testing/useAccessWorld';
import { useWholeApi } from './platform/testing/useWholeApi';

const database = useTestDatabase();
const { accounts, homeOf, rowIn } = useAccessWorld(database);
/** Commands on rows of one account. */
const onRows = commandList.flatMap((command) => {
  const [, , name = ''] = command.path.split('/');
  return command.path.includes('/{id}') && isEntityName(name) && entities[name].scope === 'instance'
    ? [{ command, entity: entities[name] }]
    : [];
});
const foreignRows = new Map<EntityName, string>();
const whole = useWholeApi(database, async () => {
  // Without hooks any row will do.
  for (const name of new Set(onRows.map(({ entity }) => entity.name)))
    foreignRows.set(name, (await rowIn(accounts.foreign, entities[name])).row.id);
});

const give = (command: Command, actor: Actor | null, id?: string) =>
  giveCommand(whole.api(), command, { actor, id });
const named = ({ method, path }: Command): string => `${method} ${path}`;
const refusing = ['FORBIDDEN', 'SESSION_NEEDED', 'NOT_SIGNED_IN', 'ACCOUNT_TERMINATED'];
/** What the page of somebody's rights says of the command. */
const mayGive = (command: Command, actor: Actor): boolean => refusalOfCommand(command, actor) === null;
/**
 * The first asks for a sign-in with a system role, which these actors do not have in the database; the second for sales people
 * to be a broker's.
 */
const finer: readonly string[] = ['POST /api/session/mirror', 'POST /api/reportTemplates/check'];

describe.each(roles)('as %s', (role: Role) => {
  const inAccount = () => actorOf(homeOf(role), role);

  it('each command is given by whom its contract names, and by nobody else', {
    timeout: 300_000,
  }, async () => {
    const wrong: string[] = [];
    for (const command of commandList.filter(({ who }) => who !== 'everybody')) {
      const actor = inAccount();
      const { status, code } = await give(command, actor);
      const isFiner = finer.includes(named(command)) && mayGive(command, actor);
      if ((refusing.includes(code) && !isFiner) === mayGive(command, actor) || status >= 500)
        wrong.push(`${named(command)}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('so it is in a terminated account, and the page of somebody’s rights says the same', {
    timeout: 300_000,
  }, async () => {
    const wrong: string[] = [];
    for (const command of commandList.filter(({ who }) => who !== 'everybody')) {
      const actor = { ...inAccount(), termination: { erasedOn: '2027-01-31' } };
      const { code } = await give(command, actor);
      const isFiner = finer.includes(named(command)) && mayGive(command, actor);
      if ((refusing.includes(code) && !isFiner) === mayGive(command, actor))
        wrong.push(`${named(command)}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('a token that only reads gives no command that writes', { timeout: 300_000 }, async () => {
    const done: string[] = [];
    for (const command of commandList.filter(({ isReading, who }) => !isReading && who !== 'everybody')) {
      const { status } = await give(command, { ...inAccount(), tokenScopes: ['read'] });
      if (status < 400) done.push(`${named(command)}: ${status}`);
    }
    expect(done).toEqual([]);
  });
});

it('who is not signed in gives those commands alone that are for everybody', {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = [];
  for (const command of commandList.filter(({ who }) => who !== 'everybody')) {
    const { code } = await give(command, null);
    if (code !== 'NOT_SIGNED_IN') wrong.push(`${named(command)}: ${code}`);
  }
  expect(wrong).toEqual([]);
});

it.each(['Owner', 'Administrator', 'Employee', 'SalesForce'] as const)(
  'as %s no command reaches the row of another account',
  { timeout: 300_000 },
  async (role) => {
    const wrong: string[] = [];
    for (const { command, entity } of onRows) {
      const actor = actorOf(accounts.own, role, { broker: newId(), brokers: [] });
      if (rightOf(entity, 'read', actor) === 'anywhere') continue;
      const id = foreignRows.get(entity.name);
      const before = await database.db(entity.name).where({ id }).first();
      const { status, code } = await give(command, actor, id);
      if (status < 400 || (mayGive(command, actor) && !['NOT_FOUND', 'FORBIDDEN'].includes(code)))
        wrong.push(`${named(command)}: ${status} ${code}`);
      expect(await database.db(entity.name).where({ id }).first()).toEqual(before);
    }
    expect(wrong).toEqual([]);
  },
);
