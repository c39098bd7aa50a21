import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { TransactionCall } from './hooks';
import { parsedJson } from './parsedJson';
import type { Row } from './rowMapper';

interface Asked {
  resource: EntityName;
  records: readonly string[];
  /** Only changes of these fields count. */
  fields: readonly string[];
  /** State known to a device: only later versions or moments count; absent: all. */
  since?: { version: number } | { at: Date };
  /** Whether creating the record counts. */
  withCreation?: boolean;
  /** Ignores changes that follow from the calendar alone. */
  besidesCalendar?: boolean;
}

export interface ForeignChange {
  recordId: string;
  operation: 'create' | 'update';
  version: number;
  at: Date;
  before: Row;
  after: Row;
}

/** Changes by others in records of the caller's account, oldest first. */
export async function changedSince(
  call: TransactionCall,
  { resource, records, fields, since, withCreation = false, besidesCalendar = false }: Asked,
): Promise<ForeignChange[]> {
  if (records.length === 0 || fields.length === 0) return [];
  const paths = (names: readonly string[]) => names.map((name) => `$.${name}`);
  const places = (names: readonly string[]) => names.map(() => '?').join(', ');
  const query = call
    .db('history')
    .where({ instance: call.actor.instance, resource })
    .whereIn('recordId', [...records])
    .whereIn('operation', withCreation ? ['create', 'update'] : ['update'])
    .where((other) => other.whereNull('user').orWhereNot({ user: call.actor.user }))
    .whereRaw(`json_contains_path(\`after\`, 'one', ${places(fields)})`, paths(fields))
    .orderBy('changeNumber')
    .select('recordId', 'operation', 'version', 'at', 'before', 'after');
  if (since && 'version' in since) void query.where('version', '>', since.version);
  if (since && 'at' in since) void query.where('at', '>', since.at);
  const { setByCalendar } = entities[resource];
  if (besidesCalendar && setByCalendar)
    void query.whereRaw('json_value(`after`, ?) is null', [`$.${setByCalendar}`]);
  const rows: Row[] = await query;
  return rows.map(({ recordId, operation, version, at, before, after }) => ({
    recordId: String(recordId),
    operation: operation === 'create' ? 'create' : 'update',
    version: Number(version),
    at: at instanceof Date ? at : new Date(String(at)),
    before: parsedJson<Row>(before) ?? {},
    after: parsedJson<Row>(after) ?? {},
  }));
}
