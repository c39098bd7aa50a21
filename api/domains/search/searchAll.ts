import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { listStatements } from '../../entities/listRecords';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';

/** Rows per entity; one more is read to determine `hasMore`. */
export const perEntity = 5;

export interface SearchGroup {
  resource: EntityName;
  rows: (Row & { id: string })[];
  hasMore: boolean;
}

/** Searchable entities: with a screen and with fields of the list search. */
export const searchable = (entity: AnyEntity): boolean =>
  entity.route !== undefined && Object.values(entity.fields).some((field) => field.search);

/** The first rows of every entity that contain all words of the text, with the scope and rights of its list. */
export async function searchAll(call: Call, text: string): Promise<SearchGroup[]> {
  const readable = entityList.filter((entity) => entity.route && mayEver(entity, 'read', call.actor));
  const own = await Promise.all(readable.map((entity) => accountEntity(call, entity)));
  const wanted = own.filter(searchable);
  const groups: SearchGroup[] = [];
  // A few at a time, so that a search does not exhaust the pool.
  for (let first = 0; first < wanted.length; first += together)
    groups.push(
      ...(await Promise.all(
        wanted.slice(first, first + together).map((entity) => searchOne(call, entity, text)),
      )),
    );
  return groups.filter(({ rows }) => rows.length > 0);
}

const together = 3;

async function searchOne(call: Call, entity: AnyEntity, text: string): Promise<SearchGroup> {
  const { page } = listStatements(call, entity, { filter: { q: text }, range: [0, perEntity] });
  const { read } = rowMapper(entity);
  const rows = await selectRows(call.db, page.sql, page.bindings);
  return {
    resource: entity.name,
    rows: rows.slice(0, perEntity).map((row) => ({ ...read(row), id: String(row.id) })),
    hasMore: rows.length > perEntity,
  };
}
