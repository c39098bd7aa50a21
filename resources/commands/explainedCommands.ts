import { entities, isEntityName } from '../entities/index';
import type { Command } from '../language/defineCommand';
import type { EntityName } from '../language/names';
import type { NamedCommand } from '../rules/rights/explainRights';
import { commandList } from './index';

/** Commands whose address names no entity, with the entity they are about. */
const about: Readonly<Record<string, EntityName>> = {
  customers: 'instances',
  labels: 'equipments',
  shop: 'licenses',
  session: 'mirrorings',
  identity: 'users',
  dataGenerator: 'instances',
};

/**
 * Name of a command where rights are explained: its address without `/api` and placeholders, for example
 * `orders.place`.
 */
export const commandKey = ({ path }: Pick<Command, 'path'>): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'))
    .join('.');

/** Names with one meaning for all entities. */
const shared = ['restore', 'erase', 'erasure', 'exportPersonalData'];

const nameOf = (name: string): EntityName | undefined => (isEntityName(name) ? name : undefined);

const isMereReading = ({ who, isReading, method }: Command): boolean =>
  typeof who === 'object' && 'may' in who && who.may === 'read' && (isReading || method === 'GET');

/**
 * The commands whose right depends on role or rows, with the entity each is about. Commands that only read rows follow
 * from the right to read and are not listed.
 */
export const explainedCommands: readonly NamedCommand[] = commandList.flatMap((command) => {
  const { who } = command;
  if (typeof who !== 'object' || isMereReading(command)) return [];
  const key = commandKey(command);
  const [first = '', ...rest] = key.split('.');
  const last = rest.at(-1) ?? first;
  const resource = isEntityName(first)
    ? first
    : (about[first] ?? ('on' in who ? nameOf(who.on.name) : undefined));
  if (!resource) throw new Error(`No entity is named for the command ${command.path}`);
  const isStep = entities[resource].steps?.[last] !== undefined;
  const name = isStep || shared.includes(last) ? last : key;
  // The count before an erasure needs the same right as the erasure.
  return last === 'erasure' ? [] : [{ resource, name, command }];
});
