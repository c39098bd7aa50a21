import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity, RecordOf } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { fail } from '../base/errors/errors';
import type { Call } from './call';
import { findRecord } from './getRecord';
import { type ListQuery, listRecords } from './listRecords';
import type { Row } from './rowMapper';

export type Typed<N extends EntityName> = RecordOf<(typeof definitions)[N]>;

/** Row mapper and type derive from the same definition. */
export const typed = <N extends EntityName>(_name: N, row: Row): Typed<N> => row as unknown as Typed<N>;

export async function findTyped<N extends EntityName>(
  call: Call,
  name: N,
  id: string | null | undefined,
): Promise<Typed<N> | undefined> {
  if (!id) return undefined;
  const entity: AnyEntity = definitions[name];
  const row = await findRecord(call, entity, id);
  return row && typed(name, row);
}

export async function getTyped<N extends EntityName>(call: Call, name: N, id: string): Promise<Typed<N>> {
  return (await findTyped(call, name, id)) ?? fail('NOT_FOUND', { resource: name, id });
}

/** All matching rows, without large values. */
export async function listTyped<N extends EntityName>(
  call: Call,
  name: N,
  query: ListQuery = {},
): Promise<Typed<N>[]> {
  const entity: AnyEntity = definitions[name];
  const { rows } = await listRecords(call, entity, query);
  return rows.map((row) => typed(name, row));
}
