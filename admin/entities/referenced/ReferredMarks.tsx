import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { StateMarks } from '../steps/StateMarks';
import { type Row, titleReference } from '../title/titleOf';
import { useReferenced } from './ReferencedRows';

/** The states (locked, scrapped) of the record in a row's title, such as an inspection's equipment. */
export function ReferredMarks({ entity, row }: { entity: AnyEntity; row: Row }) {
  const find = useReferenced();
  const named = titleReference(entity, row);
  const id = named && row[named.name];
  const record = named && typeof id === 'string' ? find(named.field.to, id)?.record : undefined;
  return named && record ? <StateMarks entity={entities[named.field.to]} record={record} /> : null;
}
