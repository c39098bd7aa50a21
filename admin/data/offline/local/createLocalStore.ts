import { entities } from '@plumbline/resources/entities/index';
import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Actor } from '@plumbline/resources/language/permissions';
import { fieldBelow } from '@plumbline/resources/language/query/branch';
import { isSortedByTitle } from '@plumbline/resources/language/query/listing';
import type { Outbox } from '../outbox/createOutbox';
import type { Replica } from '../replica/createReplica';
import { recordKey } from '../storage/OutboxStorage';
import type { LocalQuery, LocalRow, RecordState } from '../types';
import { accountEntities } from './accountEntities';
import { createAsOfToday } from './asOfToday';
import { listRows } from './listRows';
import { overlay } from './overlay';

export type LocalRowData = Readonly<Record<string, unknown>> & { id: string };

/** Replica and outbox read as one. Returns the same object until it changes. */
export interface LocalStore {
  record(resource: EntityName, id: string): LocalRowData | undefined;
  state(resource: EntityName, id: string): RecordState;
  waitingCommands(resource: EntityName, id: string): readonly string[];
  list(resource: EntityName, query: LocalQuery): { records: LocalRowData[]; total: number };
  /** Applies unsent changes to a row just read from the server. */
  over(resource: EntityName, row: LocalRowData): LocalRowData | undefined;
  /** Invalidates these records after a change of rows or commands; null: all. */
  forget(records: readonly { resource: EntityName; id: string }[] | null): void;
}

interface Parts {
  replica: Replica;
  outbox: Outbox;
  instance: string;
  language: () => string;
  /** The signed-in person, with the rights last known from the server. */
  actor: () => Actor | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createLocalStore({ replica, outbox, instance, actor, now, ...parts }: Parts): LocalStore {
  const records = new Map<string, LocalRowData | undefined>();
  const names = new Map<string, readonly string[]>();
  const tables = new Map<EntityName, readonly LocalRowData[]>();
  const lists = new Map<EntityName, Map<string, { records: LocalRowData[]; total: number }>>();

  const language = (): Language => {
    const code = parts.language();
    return isLanguage(code) ? code : defaultLanguage;
  };

  const waiting = (resource: EntityName, id: string) => outbox.open(recordKey(resource, id));

  function record(resource: EntityName, id: string): LocalRowData | undefined {
    const key = recordKey(resource, id);
    if (!records.has(key)) {
      const row = laidOver(resource, id, replica.row(resource, id));
      records.set(key, row && asOfToday.row(resource, row));
    }
    return records.get(key);
  }

  function laidOver(
    resource: EntityName,
    id: string,
    row: LocalRowData | undefined,
  ): LocalRowData | undefined {
    const items = waiting(resource, id);
    if (items.length === 0) return row;
    const result = overlay(
      row,
      items.map(({ command }) => command),
      instance,
    );
    return result && { ...result, id };
  }

  /** All records of an entity: the server's rows, and those created here. */
  function table(resource: EntityName): readonly LocalRowData[] {
    const known = tables.get(resource);
    if (known) return known;
    const ids = new Set(replica.rows(resource).map(({ id }) => id));
    for (const { command, state } of outbox.items())
      if (state !== 'confirmed' && command.resource === resource) ids.add(command.recordId);
    const made = [...ids].flatMap((id) => record(resource, id) ?? []);
    tables.set(resource, made);
    return made;
  }

  // A table has rows of its own entity, which have this shape.
  const rowsOf = <N extends EntityName>(resource: N) => table(resource) as unknown as readonly LocalRow<N>[];
  const shaped = accountEntities(() => ({
    definitions: rowsOf('customFieldDefinitions'),
    controls: rowsOf('formControls'),
    categories: rowsOf('categories'),
  }));

  const asOfToday = createAsOfToday(rowsOf);

  /** Invalidates everything when the date has changed. */
  function current<T>(read: () => T): T {
    if (asOfToday.isNewDay()) forgetAll();
    return read();
  }

  function forgetAll(): void {
    for (const cache of [records, names, tables, lists]) cache.clear();
    asOfToday.forget();
  }

  function forgetTable(resource: EntityName): void {
    tables.delete(resource);
    lists.delete(resource);
  }

  /** Invalidates all rows of a dependent entity. */
  function forgetRows(resource: EntityName): void {
    const rows = `${resource}/`;
    for (const key of records.keys()) if (key.startsWith(rows)) records.delete(key);
    forgetTable(resource);
  }

  function listOf(resource: EntityName, query: LocalQuery): { records: LocalRowData[]; total: number } {
    const pages = lists.get(resource) ?? new Map<string, { records: LocalRowData[]; total: number }>();
    const key = JSON.stringify([query, language()]);
    const known = pages.get(key);
    if (known) return known;
    const page = listRows({
      entity: shaped().entity(resource),
      rows: table(resource),
      query,
      language: language(),
      reader: actor(),
      now: new Date(now()),
      rowsOf: table,
    });
    // Rows of the tree, or those referred to, may change without those of the list.
    if (namesBranch(query) || (query.sort && isSortedByTitle(entities[resource], query.sort.field)))
      return page;
    // A screen uses few lists; more come from typing into a search field.
    if (pages.size > 50) pages.clear();
    lists.set(resource, pages.set(key, page));
    return page;
  }

  return {
    record: (resource, id) => current(() => record(resource, id)),
    state(resource, id) {
      const items = waiting(resource, id);
      if (items.length === 0) return 'synced';
      return items.some(({ state }) => state === 'refused') ? 'refused' : 'waiting';
    },
    waitingCommands(resource, id) {
      const key = recordKey(resource, id);
      const known = names.get(key);
      if (known) return known;
      const found = waiting(resource, id).flatMap(({ command }) => command.name ?? []);
      names.set(key, found);
      return found;
    },
    list: (resource, query) => current(() => listOf(resource, query)),
    over: (resource, row) => laidOver(resource, row.id, row),
    forget(changed) {
      if (changed === null) forgetAll();
      const following = new Set<EntityName>();
      for (const { resource, id } of changed ?? []) {
        records.delete(recordKey(resource, id));
        names.delete(recordKey(resource, id));
        forgetTable(resource);
        for (const name of asOfToday.followers(resource)) following.add(name);
      }
      if (following.size > 0) asOfToday.forget();
      for (const name of following) forgetRows(name);
    },
  };
}

const namesBranch = ({ filter = {} }: LocalQuery): boolean =>
  Object.keys(filter).some((key) => fieldBelow(key) !== undefined);
