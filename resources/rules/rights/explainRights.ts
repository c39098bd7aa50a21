import { type Command, type CommandRefusal, commandRefusal } from '../../language/defineCommand';
import type { AnyEntity } from '../../language/defineEntity';
import { type FieldRefusal, fieldRefusal, isLeftToAccount } from '../../language/fieldRights';
import type { Field } from '../../language/fields/field';
import type { Localized } from '../../language/languages';
import type { EntityName } from '../../language/names';
import {
  type Actor,
  decideRight,
  isReach,
  type Operation,
  operations,
  type Refusal,
  refusalOf,
} from '../../language/permissions';
import { isForAccountType } from '../ownership';
import { isStoppedByTermination } from '../termination';
import { type Limit, limitsOf } from './limitsOf';
import { mayChoose } from './mayChoose';

/** Conditions under which a field cannot be set at the moment, for people with the right to set it. */
export const fieldNotes = [
  'onlineOnly',
  'onlineOnlyLater',
  'openAudit',
  'openReport',
  'openPlace',
  'inForce',
  'nothingToChoose',
  'ownAccountOnly',
] as const;
export type FieldNote = (typeof fieldNotes)[number];
export type FieldReason = Refusal | FieldRefusal | 'lasting';

export interface ExplainedOperation {
  operation: Operation;
  /** Null: permitted, for rows within all `limits`. */
  refusal: Refusal | null;
  limits: Limit[];
}
export interface ExplainedField {
  name: string;
  /** The account's own label, if it has one. */
  label: Localized | null;
  create: FieldReason | null;
  update: FieldReason | null;
  notes: FieldNote[];
}
export interface ExplainedCommand {
  /** As returned by `commandKey`, or the name of a step. */
  name: string;
  isStep: boolean;
  refusal: CommandRefusal | null;
}
export interface ExplainedEntity {
  resource: EntityName;
  /** The entity does not exist for this type of account. */
  isElsewhere: boolean;
  operations: ExplainedOperation[];
  fields: ExplainedField[];
  commands: ExplainedCommand[];
}

/** A command with the entity at which it is explained. */
export interface NamedCommand {
  resource: EntityName;
  name: string;
  command: Command;
}

/** What the actor may do with rows of the entity, and otherwise why not, by the functions that enforce it. */
export function explainEntity(
  entity: AnyEntity,
  actor: Actor,
  commands: readonly NamedCommand[],
): ExplainedEntity {
  return {
    resource: entity.name,
    isElsewhere: !isForAccountType(entity, actor.instanceType),
    operations: operations.map((operation) => explainOperation(entity, operation, actor)),
    fields: Object.entries(entity.fields).map(([name, field]) =>
      explainField(entity, { name, field }, actor),
    ),
    commands: commands
      .filter(({ resource }) => resource === entity.name)
      .map(({ name, command }) => ({
        name,
        isStep: entity.steps?.[name] !== undefined && command.path.endsWith(`/{id}/${name}`),
        refusal: refusalOfCommand(command, actor),
      })),
  };
}

function explainOperation(entity: AnyEntity, operation: Operation, actor: Actor): ExplainedOperation {
  const refusal = refusalOf(entity, operation, actor) ?? null;
  const { right } = decideRight(entity, operation, actor);
  const limits = refusal || right === undefined ? [] : limitsOf(entity, operation, actor, right);
  return { operation, refusal, limits };
}

function explainField(
  entity: AnyEntity,
  { name, field }: { name: string; field: Field },
  actor: Actor,
): ExplainedField {
  const own = fieldRefusal(field, actor) ?? null;
  const create = refusalOf(entity, 'create', actor) ?? own;
  const update = refusalOf(entity, 'update', actor) ?? own ?? (field.isLasting ? 'lasting' : null);
  const isSettable = create === null || update === null;
  return {
    name,
    label: field.label ?? null,
    create,
    update,
    notes: isSettable ? notesOf(entity, field, actor) : [],
  };
}

function notesOf(entity: AnyEntity, field: Field, actor: Actor): FieldNote[] {
  return [
    ...(field.onlineOnly === true ? (['onlineOnly'] as const) : []),
    ...(field.onlineOnly === 'change' ? (['onlineOnlyLater'] as const) : []),
    ...(field.lockedWhen ? [field.lockedWhen] : []),
    ...(isForeignLeft(entity, field, actor) ? (['ownAccountOnly'] as const) : []),
    ...(mayChoose(entity, field, actor) ? [] : (['nothingToChoose'] as const)),
  ];
}

/** Whether the actor edits rows of other accounts, which keep the field to themselves. */
const isForeignLeft = (entity: AnyEntity, field: Field, actor: Actor): boolean =>
  entity.scope !== 'person' && isLeftToAccount(field) && isReach(decideRight(entity, 'update', actor).right);

/** Why the actor may not use the command, regardless of the row; null: permitted. */
export const refusalOfCommand = (command: Command, actor: Actor): CommandRefusal | null =>
  commandRefusal(command, actor) ?? (isStoppedByTermination(command, actor) ? 'terminated' : null);
