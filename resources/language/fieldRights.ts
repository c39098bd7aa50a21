import type { Actor, Role } from './permissions';

/** Who may set a field, among those who may write the row. */
export interface Settable {
  readOnly?: boolean;
  providerOnly?: boolean;
  brokerOnly?: boolean;
  setBy?: readonly Role[];
}

/** Why the actor may not set a field of a writable row; its text is `validation.<refusal>`. */
export const fieldRefusals = ['readOnly', 'providerOnly', 'brokerOnly', 'notYourRole'] as const;
export type FieldRefusal = (typeof fieldRefusals)[number];

/** Why the actor may not send this field of a writable row; undefined: allowed. */
export function fieldRefusal(field: Settable, actor: Actor): FieldRefusal | undefined {
  return field.readOnly ? 'readOnly' : settingRefusal(field, actor);
}

/** The same for fields set by a command: `readOnly` does not block. */
function settingRefusal(
  { providerOnly, brokerOnly, setBy }: Settable,
  actor: Actor,
): FieldRefusal | undefined {
  if (actor.instanceType !== 'PROVIDER') {
    if (providerOnly) return 'providerOnly';
    if (brokerOnly && actor.instanceType !== 'BROKER') return 'brokerOnly';
  }
  // Support sees what an owner sees, but is none.
  return setBy && (actor.mirroring || !setBy.includes(actor.role)) ? 'notYourRole' : undefined;
}

/** Whether the account lets only its own people set the field, regardless of outside rights on the row. */
export const isLeftToAccount = ({
  setBy,
  customOf,
}: {
  setBy?: readonly Role[];
  customOf?: string;
}): boolean => setBy !== undefined || customOf !== undefined;

/** Whether account type and role allow setting this field of a writable row. */
export const maySet = (field: Settable, actor: Actor): boolean => settingRefusal(field, actor) === undefined;
