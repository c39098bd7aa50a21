import { entityList } from '../entities/index';
import {
  described,
  json,
  many,
  map,
  nullable,
  object,
  optional,
  type Parts,
  row,
  string,
  word,
} from '../language/commands/parts';
import { type Command, defineCommand, media, recordCommand } from '../language/defineCommand';
import type { AnyEntity } from '../language/defineEntity';
import { boolean, date, datetime, integer } from '../language/fields/builders';
import type { EntityName } from '../language/names';
import { isExported } from '../rules/export/isExported';
import { exported, exportSettings } from './exportParts';

const resource = string<EntityName>();
const values = json<Record<string, unknown>>('fields by their names');

export const historyOf = (entity: AnyEntity) =>
  defineCommand(`/api/${entity.name}/{id}/history`, {
    method: 'GET',
    who: { may: 'read', on: entity },
    answer: many(
      object({
        changeNumber: integer(),
        operation: word('create', 'update', 'delete', 'restore'),
        version: integer(),
        at: datetime(),
        by: described(nullable(string()), 'the name as it was then; null: the product itself'),
        isSupport: boolean(),
        before: nullable(values),
        after: nullable(values),
      }),
    ),
    summary: 'Who changed what when, newest first',
  });

export const hasLocks = ({ fields }: AnyEntity): boolean =>
  Object.values(fields).some((field) => field.lockedWhen);
export const locksOf = (entity: AnyEntity) =>
  defineCommand(`/api/${entity.name}/{id}/locks`, {
    method: 'GET',
    who: { may: 'read', on: entity },
    answer: map(
      object({
        message: string(),
        blockers: many(object({ resource, count: integer(), ids: many(string()) })),
      }),
    ),
    summary: 'Fields that cannot change now, with why and the rows that are in the way',
  });

export const restoreOf = (entity: AnyEntity) =>
  recordCommand(entity, 'restore', {
    who: entity.commandsOnly ? { roles: [] } : { may: 'delete', on: entity },
    answer: {
      row: row(entity),
      along: described(map(integer()), 'what came back with it, by entity'),
      left: described(map(integer()), 'what did not, because something else has its place by now'),
    },
    errors: ['RESTORE_NOT_DELETED', 'RESTORE_MISSING'],
    summary: 'Bring a deleted row back, with what was deleted along with it',
  });

export const fileOf = (entity: AnyEntity) =>
  defineCommand(`/api/${entity.name}/{id}/files/{hash}`, {
    method: 'GET',
    who: { may: 'read', on: entity },
    input: { size: described(optional(string()), '`thumb` for a small picture') },
    answer: media('*/*'),
    summary: 'A file that the row names',
  });

export const exportOf = (entity: AnyEntity) =>
  defineCommand(`/api/${entity.name}/export`, {
    method: 'GET',
    who: { may: 'read', on: entity },
    input: { filter: described(optional(string()), 'as in the list'), ...exportSettings },
    answer: exported,
    errors: ['BAD_QUERY'],
    summary: 'What the list holds, as a file; where rows are imported, the import reads it again',
  });

/** A state transition; its body has the fields that the step asks for. */
export function stepOf(entity: AnyEntity, name: string) {
  const step = entity.steps?.[name];
  const asked: Parts = Object.fromEntries(
    Object.keys(step?.asks ?? {}).flatMap((field) => {
      const part = entity.fields[field];
      return part ? [[field, optional(part)]] : [];
    }),
  );
  return recordCommand(entity, name, {
    who: { may: 'update', on: entity, ...(step ? { step } : {}) },
    input: object({ date: described(optional(date()), 'when it was done; absent: today'), ...asked }),
    answer: row(entity),
    errors: [
      'STEP_IMPOSSIBLE',
      ...(step?.refusedWhile ? (['LOCKED_BY_AUDIT', 'LOCKED_BY_REPORT'] as const) : []),
    ],
    summary: 'From state to state; answers the row, unchanged where it was there already',
  });
}

/** Commands derived from the entity definitions. */
export const derivedCommands = (): Command[] =>
  entityList.flatMap((entity): Command[] => [
    historyOf(entity),
    restoreOf(entity),
    fileOf(entity),
    ...(hasLocks(entity) ? [locksOf(entity)] : []),
    ...(isExported(entity) ? [exportOf(entity)] : []),
    ...Object.keys(entity.steps ?? {}).map((name) => stepOf(entity, name)),
  ]);
