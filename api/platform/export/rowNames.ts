import { entities } from '@plumbline/resources/entities/index';
import { type Language, type Localized, localized } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { isNamedByPath, listKey } from '@plumbline/resources/rules/import/listKey';
import { pathSeparator } from '@plumbline/resources/rules/import/treePath';
import type { Call } from '../../entities/call';
import { listRecords } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';

export interface RowNames {
  /** Loads the rows that the caller may read; others have no name. */
  load: (to: EntityName, ids: readonly string[]) => Promise<void>;
  /** The row's key, in a tree preceded by the keys of its ancestors. */
  nameOf: (to: EntityName, id: string) => string;
  fieldOf: (to: EntityName, id: string, field: string) => unknown;
}

const kept = 20_000;
const deepest = 50;

/**
 * The names of referenced rows in lists, loaded page by page in a bounded cache: their keys, by which the importer
 * looks them up, or with `byTitle` their titles.
 */
export function rowNames(call: Call, language: Language, { byTitle = false } = {}): RowNames {
  const known = new Map<EntityName, Map<string, Row | null>>();
  const rowsOf = (to: EntityName) => {
    const rows = known.get(to) ?? new Map<string, Row | null>();
    known.set(to, rows);
    return rows;
  };

  async function load(to: EntityName, ids: readonly string[]): Promise<void> {
    const entity = entities[to];
    const rows = rowsOf(to);
    if (rows.size > kept) rows.clear();
    let missing = unique(ids).filter((id) => !rows.has(id));
    for (let depth = 0; missing.length > 0 && depth < deepest; depth += 1) {
      for (const id of missing) rows.set(id, null);
      if (!mayEver(entity, 'read', call.actor)) return;
      const found = (await listRecords(call, entity, { filter: { id: missing } })).rows;
      for (const row of found) rows.set(String(row.id), row);
      const { tree } = entity;
      missing = tree
        ? unique(found.flatMap((row) => (typeof row[tree] === 'string' ? [row[tree]] : []))).filter(
            (id) => !rows.has(id),
          )
        : [];
    }
  }

  // A row is loaded with its ancestors, so its name can be cached.
  const called = new WeakMap<Row, string>();

  function nameOf(to: EntityName, id: string): string {
    const row = rowsOf(to).get(id);
    if (!row) return '';
    const name = called.get(row) ?? makeName(to, id);
    called.set(row, name);
    return name;
  }

  function makeName(to: EntityName, id: string): string {
    const entity = entities[to];
    const titles = [entity.title].flat();
    const isPath = isNamedByPath(entity);
    const parts: string[] = [];
    let row = rowsOf(to).get(id);
    for (let depth = 0; row && depth < deepest; depth += 1) {
      // A contact without an e-mail address is still found by the name.
      const texts = byTitle ? titles : [listKey(entity)];
      parts.unshift(textsOf(row, texts) || textsOf(row, titles));
      const above: unknown = entity.tree && isPath ? row[entity.tree] : null;
      row = typeof above === 'string' ? rowsOf(to).get(above) : null;
    }
    return parts.join(pathSeparator);
  }

  const textsOf = (row: Row, names: readonly string[]): string =>
    names
      .map((name) =>
        typeof row[name] === 'object' ? localized(row[name] as Localized, language) : row[name],
      )
      .filter(Boolean)
      .join(' ');

  return { load, nameOf, fieldOf: (to, id, field) => rowsOf(to).get(id)?.[field] ?? null };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
