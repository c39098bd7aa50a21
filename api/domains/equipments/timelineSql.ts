import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Sql } from '@plumbline/resources/language/query/sql';
import {
  type EventSource,
  eventSources,
  toldFields,
} from '@plumbline/resources/rules/timeline/timelineEvents';
import {
  changeDigits,
  keyPrefix,
  type Position,
  timelinePage,
} from '@plumbline/resources/rules/timeline/timelineOrder';
import type { Call } from '../../entities/call';
import { whereOf } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';

/** The positions of a page of a piece's timeline, and one more to tell whether others follow. */
export function timelineSql(call: Call, piece: Row, from: Position | undefined): Sql {
  const arms = [
    ...eventSources.filter((source) => mayRead(call, source)).map((source) => sourceSql(call, source, piece)),
    historySql(piece),
  ];
  const moment = from && new Date(from.moment);
  return {
    sql: `select e.kind, e.moment, e.position, e.id from (${arms.map(({ sql }) => sql).join(' union all ')}) e${
      from ? ' where e.moment < ? or (e.moment = ? and e.position < ?)' : ''
    } order by e.moment desc, e.position desc limit ${timelinePage + 1}`,
    bindings: [...arms.flatMap(({ bindings }) => bindings), ...(from ? [moment, moment, from.key] : [])],
  };
}

const mayRead = ({ actor }: Call, { of, through }: EventSource): boolean =>
  [of, ...(through ? [through.entity] : [])].every((name) => mayEver(entities[name], 'read', actor));

function sourceSql(call: Call, { kind, of, at, given, through }: EventSource, piece: Row): Sql {
  const named = (through ?? { given }).given;
  const naming = { ...named, equipment: piece.id };
  const where = whereOf(call, entities[of], through ? { ...given } : naming);
  const among = through && whereOf(call, entities[through.entity], naming);
  return {
    sql: `select '${kind}' as kind, cast(t.\`${at}\` as datetime(3)) as moment, ${positionSql(kind, 't.id')} as position, t.id as id from \`${of}\` t where ${where.sql} and t.\`${at}\` is not null${
      among ? ` and t.id in (select t.\`${through.by}\` from \`${through.entity}\` t where ${among.sql})` : ''
    }`,
    bindings: [...where.bindings, ...(among?.bindings ?? [])],
  };
}

/** What the piece's own history tells: not every change is an event. */
function historySql({ instance, id }: Row): Sql {
  const told = toldFields.map((name) => `'$.${name}'`).join(', ');
  return {
    sql: `select 'history' as kind, h.at as moment, ${positionSql('history', `lpad(h.changeNumber, ${changeDigits}, '0')`)} as position, cast(h.changeNumber as char) as id from history h where h.instance = ? and h.resource = 'equipments' and h.recordId = ? and (h.operation <> 'update' or json_contains_path(coalesce(h.\`after\`, '{}'), 'one', ${told}))`,
    bindings: [instance, id],
  };
}

// Compared by their bytes, as on devices; ids and texts have different collations otherwise.
const positionSql = (kind: string, id: string): string =>
  `convert(concat('${keyPrefix(kind)}', ${id}) using utf8mb4) collate utf8mb4_bin`;
