import type { AnyEntity, RecordOf } from '@plumbline/resources/defineEntity';
import { definitions } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Call } from '../entities/call';
import { findRecord } from '../entities/getRecord';
import { type ListQuery, listRecords } from '../entities/listRecords';
import type { Row } from '../entities/rowMapper';
import { fail } from '../errors';

export type Typed<N extends EntityName> = RecordOf<(typeof definitions)[N]>;

/** A row as its definition types it: the row mapper and the type both follow from that definition. */
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

/** All matching rows, without their heavy fields. */
export async function listTyped<N extends EntityName>(
  call: Call,
  name: N,
  query: ListQuery = {},
): Promise<Typed<N>[]> {
  const entity: AnyEntity = definitions[name];
  const { rows } = await listRecords(call, entity, query);
  return rows.map((row) => typed(name, row));
}
