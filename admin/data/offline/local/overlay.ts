import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { askedFields, stepChange } from '@plumbline/resources/language/steps';
import { withDefaults } from '@plumbline/resources/language/validation';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Command } from '@plumbline/resources/rules/sync/protocol';

type Row = Readonly<Record<string, unknown>>;

/** The record as its person sees it: the server's row with the unconfirmed commands applied in order. */
export function overlay(
  row: Row | undefined,
  commands: readonly Command[],
  instance: string,
): Row | undefined {
  return commands.reduce<Row | undefined>(
    (before, command) => effects[command.operation](before, command, instance),
    row,
  );
}

type Effect = (row: Row | undefined, command: Command, instance: string) => Row | undefined;

const effects: Record<Command['operation'], Effect> = {
  // A create whose response is pending may already be among the server's rows.
  create: (row, { resource, recordId, patch, madeAt }, instance) => ({
    ...emptyRow(entities[resource]),
    ...withDefaults(entities[resource], patch),
    id: recordId,
    instance,
    version: 0,
    createdAt: madeAt,
    updatedAt: madeAt,
    deletedAt: null,
    ...row,
    ...patch,
  }),
  update: (row, { patch, madeAt, baseVersion }) =>
    row && { ...row, ...patch, version: versionShown(row, baseVersion), updatedAt: madeAt },
  delete: () => undefined,
  // The effect of other API commands is only known to the server.
  command: (row, command, instance) => {
    const { resource, name = '', patch, madeAt, zone } = command;
    const entity: AnyEntity = entities[resource];
    if (!row && entity.createdByCommand === name) return effects.create(row, command, instance);
    const step = entity.steps?.[name];
    if (!row || !step) return row;
    const day = typeof patch.date === 'string' ? patch.date : dayOf(madeAt, zone);
    const answers = askedFields(step, row).flatMap(([field]) =>
      field in patch ? [[field, patch[field]]] : [],
    );
    return { ...row, ...stepChange(step, day), ...Object.fromEntries(answers), updatedAt: madeAt };
  },
};

/**
 * A change hides what others did to its fields after its base version: nobody has seen that row as a whole, so later
 * changes must not use its version.
 */
const versionShown = ({ version }: Row, baseVersion: number | null | undefined): unknown =>
  typeof version === 'number' && typeof baseVersion === 'number' ? Math.min(version, baseVersion) : version;

const emptyRow = (entity: AnyEntity): Row => ({
  ...Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null])),
});
