import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity, RecordOf } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import type { StoredRow, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

type Values<N extends EntityName> = Partial<RecordOf<(typeof definitions)[N]>> & { id: string };

/** A row of the run, stored without hooks: all derived values are computed here. */
export function newRow<N extends EntityName>(call: TransactionCall, name: N, values: Values<N>): StoredRow {
  const entity: AnyEntity = definitions[name];
  const after: Row = { ...blankOf(entity), ...values, instance: call.actor.instance, deletedAt: null };
  return { call, entity, operation: 'create', before: null, after, changed: namedInHistory(entity, after) };
}

const blanks = new WeakMap<AnyEntity, Row>();

function blankOf(entity: AnyEntity): Row {
  const known = blanks.get(entity);
  if (known) return known;
  const blank = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]));
  blanks.set(entity, blank);
  return blank;
}

// Heavy fields of a new row are not listed in its history.
const namedInHistory = (entity: AnyEntity, after: Row): string[] =>
  Object.entries(entity.fields)
    .filter(([name, field]) => after[name] !== null && !field.heavy)
    .map(([name]) => name);
