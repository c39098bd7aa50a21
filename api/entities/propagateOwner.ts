import { rowTitle } from '@plumbline/resources/language/rowTitle';
import {
  type Follower,
  followers,
  propagatesOwner,
} from '@plumbline/resources/rules/ownership/ownerPropagation';
import { type ApiError, failFields } from '../base/errors/errors';
import { asSystem } from './call';
import { type EntityHooks, registerHooks, type TransactionCall } from './hooks';
import { type Row, rowMapper } from './rowMapper';
import { writeMany } from './writeMany';

/** Propagates a changed owner to referencing rows. */
export function registerOwnerPropagation(): void {
  for (const { field } of followers()) registerHooks(field.to, carrying);
}

const carrying: EntityHooks = {
  async afterWrite({ call, entity, operation, after, changed }) {
    if (operation !== 'update' || !after) return;
    for (const follower of followers())
      if (follower.field.to === entity.name && changed.includes(follower.shared))
        await carry(call, follower, after);
  },
};

async function carry(call: TransactionCall, follower: Follower, target: Row): Promise<void> {
  const { entity, name, shared } = follower;
  if (!propagatesOwner(follower)) return;
  const found: Row[] = await call
    .db(entity.name)
    .where({ instance: target.instance, [name]: target.id, deletedAt: null })
    .forUpdate();
  const system = { ...asSystem(call, String(target.instance)), db: call.db };
  const owner = target[shared] ?? null;
  const writes = found.map(rowMapper(entity).read).map((before) => ({ before, values: { [shared]: owner } }));
  const outcomes = await writeMany(system, entity, writes);
  const refused = outcomes.flatMap((one, index) =>
    one.outcome === 'refused' ? [{ error: one.error, before: writes[index]?.before ?? {} }] : [],
  );
  const other = refused.find(({ error }) => !isTaken(error));
  if (other) throw other.error;
  if (refused.length === 0) return;
  const rows = refused.slice(0, most).map(({ before }) => rowTitle(entity, before));
  failFields({
    [shared]: {
      message: 'validation.ownerConflict',
      args: { smart_count: refused.length, rows: rows.join(', ') },
    },
  });
}

const isTaken = ({ errors = {} }: ApiError): boolean =>
  Object.values(errors).some(({ message }) => message === 'validation.unique');

// Maximum number of names in a message.
const most = 5;
