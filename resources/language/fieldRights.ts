import type { Actor, Role } from './permissions';

/** Who may set a field, of those who may write the row. */
export interface Settable {
  readOnly?: boolean;
  providerOnly?: boolean;
  brokerOnly?: boolean;
  setBy?: readonly Role[];
}

/** Why somebody may not set a field of a row that is theirs to write; the text of each is `validation.<refusal>`. */
export const fieldRefusals = ['readOnly', 'providerOnly', 'brokerOnly', 'notYourRole'] as const;
export type FieldRefusal = (typeof fieldRefusals)[number];

/** Why the actor may not send this field of a row it may write; undefined: it may. */
export function fieldRefusal(field: Settable, actor: Actor): FieldRefusal | undefined {
  return field.readOnly ? 'readOnly' : settingRefusal(field, actor);
}

/** The same of fields that the server sets by a command, for whom the command is: being `readOnly` is no hindrance then. */
function settingRefusal(
  { providerOnly, brokerOnly, setBy }: Settable,
  actor: Actor,
): FieldRefusal | undefined {
  if (actor.instanceType !== 'PROVIDER') {
    if (providerOnly) return 'providerOnly';
    if (brokerOnly && actor.instanceType !== 'BROKER') return 'brokerOnly';
  }
  // Support sees what an owner sees, and is none.
  return setBy && (actor.mirroring || !setBy.includes(actor.role)) ? 'notYourRole' : undefined;
}

/** Whether an account leaves the field to people of its own: nobody sets it from outside, however much of the row is his to change. */
export const isLeftToAccount = ({
  setBy,
  customOf,
}: {
  setBy?: readonly Role[];
  customOf?: string;
}): boolean => setBy !== undefined || customOf !== undefined;

/** Whether the actor's account and role may set this field of a row it may write. */
export const maySet = (field: Settable, actor: Actor): boolean => settingRefusal(field, actor) === undefined;
