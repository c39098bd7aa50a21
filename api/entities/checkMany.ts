import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { ApiError } from '../base/errors/errors';
import { checkIds, foreignOwner, isBelow, pointersOf } from './checkReferences';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import type { ManyItem } from './writeMany';

/** What `checkReferences` demands of one row, asked for all at once: one question per entity pointed to. */
export async function checkReferencesOfMany(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly ManyItem[],
): Promise<void> {
  const pointers = items.flatMap((item) =>
    pointersOf(entity, item).map((pointer) => ({ ...pointer, item, home: String(item.after.instance) })),
  );
  for (const to of new Set(pointers.map((pointer) => pointer.to))) {
    const own = pointers.filter((pointer) => pointer.to === to);
    const home = own[0]?.home ?? call.actor.instance;
    const ids = own.flatMap((pointer) => pointer.ids);
    const { missing, retired } = await checkIds(call, ids, { to, entity, home });
    for (const pointer of own) {
      if (pointer.ids.some((id) => missing.has(id)))
        refuse(pointer.item, pointer.field, { message: 'validation.referenceMissing' });
      else if (pointer.added.some((id) => retired.has(id)))
        refuse(pointer.item, pointer.field, { message: 'validation.referenceRetired' });
    }
  }
  await checkOwners(call, entity, items);
  await checkTrees(call, entity, items);
}

async function checkOwners(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly ManyItem[],
): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.type !== 'reference' || !field.sameOwnerAs) continue;
    const owner = field.sameOwnerAs;
    const concerns = (changed: readonly string[]) =>
      changed.includes(name) || (!call.isSystem && changed.includes(owner));
    const concerned = items.filter(
      ({ changed, after, refused }) => !refused && concerns(changed) && after[name],
    );
    if (concerned.length === 0) continue;
    const targets: Row[] = await call
      .db(entities[field.to].name)
      .whereIn('id', [...new Set(concerned.map(({ after }) => String(after[name])))])
      .select('id', owner);
    const owners = new Map(targets.map((target) => [target.id, target[owner] ?? null]));
    for (const item of concerned)
      if (owners.get(item.after[name]) !== (item.after[owner] ?? null))
        refuse(item, name, foreignOwner(item.after[owner]));
  }
}

/** Two rows of one lot may each go below the other: the first to come does, as if they had been written one by one. */
async function checkTrees(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly ManyItem[],
): Promise<void> {
  const { tree } = entity;
  if (tree === undefined) return;
  const moved = new Map<string, unknown>();
  for (const item of items) {
    if (item.refused || !item.changed.includes(tree)) continue;
    const id = String(item.after.id);
    const above = item.after[tree];
    if (above && (await isBelow(call, entity, { start: String(above), id, moved })))
      refuse(item, tree, { message: 'validation.cycle' });
    else moved.set(id, above ?? null);
  }
}

/** No two living rows share what must be unique, neither within this lot nor with rows that are there already. */
export async function checkUniqueOfMany(
  call: TransactionCall,
  entity: AnyEntity,
  items: readonly ManyItem[],
): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.unique) continue;
    const within = typeof field.unique === 'object' ? field.unique.within : undefined;
    const concerned = items.filter(
      ({ changed, after }) => after[name] && (changed.includes(name) || (within && changed.includes(within))),
    );
    if (concerned.length === 0) continue;
    const placeOf = (row: Row) => (within ? (row[within] ?? row.instance) : null);
    const keyOf = (row: Row) => `${String(placeOf(row))} ${String(row[name]).toLowerCase()}`;
    const query = call
      .db(entity.name)
      .where({ instance: concerned[0]?.after.instance })
      .whereIn(`${name}Key`, [...new Set(concerned.map(({ after }) => String(after[name]).toLowerCase()))]);
    if (within)
      query.whereIn(`${within}OrAccount`, [...new Set(concerned.map(({ after }) => String(placeOf(after))))]);
    const rows: Row[] = await query.select('id', 'instance', name, ...(within ? [within] : []));
    const holders = new Map(rows.map((row) => [keyOf(row), row.id]));
    for (const item of concerned) {
      const key = keyOf(item.after);
      const holder = holders.get(key);
      if (holder !== undefined && holder !== item.after.id)
        refuse(item, name, { message: 'validation.unique' });
      else holders.set(key, item.after.id);
    }
  }
}

function refuse(item: ManyItem, field: string, error: FieldError): void {
  item.refused = new ApiError('INVALID', {}, { ...item.refused?.errors, [field]: error });
}
