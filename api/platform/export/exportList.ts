import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  type CellWriter,
  cellWriter,
  type ExportWords,
} from '@plumbline/resources/language/exchange/exportCell';
import { partOf } from '@plumbline/resources/language/fields/fieldParts';
import { joinInCell } from '@plumbline/resources/language/fields/severalInCell';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isPointer } from '@plumbline/resources/language/fields/types/references';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { nameProduct } from '@plumbline/resources/rules/brands/brand';
import type { ExportColumn } from '@plumbline/resources/rules/export/exportColumns';
import type { Call } from '../../entities/call';
import type { ListQuery } from '../../entities/listRecords';
import { pointersIn } from '../../entities/pointersIn';
import { readPages } from '../../entities/readPages';
import type { Row } from '../../entities/rowMapper';
import { productNameIn } from '../brands';
import { headingsOf } from './headings';
import type { ListWriter } from './listWriter';
import { rowNames } from './rowNames';

export interface ExportRequest {
  query: Pick<ListQuery, 'filter' | 'sort'>;
  columns: readonly ExportColumn[];
  language: Language;
}

/**
 * A filtered and sorted list as bytes, page by page, limited to what the caller may read; importing it again into the
 * same entity changes nothing.
 */
export async function* exportList(
  call: Call,
  entity: AnyEntity,
  { query, columns, language }: ExportRequest,
  writer: ListWriter,
): AsyncGenerator<Uint8Array> {
  const texts = textsOf(readLocale(language));
  const product = await productNameIn(call.db, call.actor.instance);
  const translate = (key: string) => nameProduct(texts.get(key) ?? key, product);
  const names = rowNames(call, language, { byTitle: !entity.exchange });
  const words: ExportWords = { language, translate, nameOf: names.nameOf };
  const cells = columns.map((column) =>
    cellOf(entity, column, cellWriter(column.field, words), names.fieldOf),
  );
  const kinds = cells.map(({ kind }) => kind);
  const headings = headingsOf(entity, columns, translate, language);
  const fields = [...new Set(columns.map(({ name, through }) => through ?? name))];
  let isBegun = false;
  for await (const rows of oneAhead(readPages(call, entity, query, fields))) {
    await loadNames(entity, fields, rows, names.load);
    // Nothing is sent before the first page is read, so that a refusal can still set the status.
    if (!isBegun)
      yield* await writer.begin(headings.map((text, index) => ({ text, kind: kinds[index] ?? 'text' })));
    isBegun = true;
    yield* await writer.rows(
      rows.map((row) => cells.map(({ write }) => write(row))),
      kinds,
    );
  }
  if (!isBegun)
    yield* await writer.begin(headings.map((text, index) => ({ text, kind: kinds[index] ?? 'text' })));
  yield* await writer.end();
}

/** The same pages; the next one is read while one is written. */
async function* oneAhead<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  let coming = pages.next();
  try {
    for (;;) {
      const page = await coming;
      if (page.done) return;
      coming = pages.next();
      // Avoids an unhandled rejection if the client disconnects before this page is awaited.
      coming.catch(() => {});
      yield page.value;
    }
  } finally {
    await pages.return(undefined);
  }
}

function cellOf(
  entity: AnyEntity,
  { name, through, part }: ExportColumn,
  { kind, write }: CellWriter,
  fieldOf: (to: EntityName, id: string, field: string) => unknown,
) {
  // An address or a localized text is read as one value; its column holds a part of it.
  if (part?.isOfEach) return { kind, write: (row: Row) => severalIn(partOf(part, row[name]), write) };
  if (part) return { kind, write: (row: Row) => write(partOf(part, row[name])) };
  const reference = through === undefined ? undefined : entity.fields[through];
  if (through === undefined || !isReference(reference))
    return { kind, write: (row: Row) => write(row[name]) };
  const { to } = reference;
  return {
    kind,
    write: (row: Row) => (typeof row[through] === 'string' ? write(fieldOf(to, row[through], name)) : null),
  };
}

function severalIn(values: unknown, write: CellWriter['write']): string | null {
  if (!Array.isArray(values)) return null;
  const texts = values.map((value) => String(write(value) ?? ''));
  return texts.some((text) => text !== '') ? joinInCell(texts) : null;
}

async function loadNames(
  entity: AnyEntity,
  fields: readonly string[],
  rows: readonly Row[],
  load: (to: EntityName, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const wanted = new Map<EntityName, Set<string>>();
  for (const name of fields) {
    const field = entity.fields[name];
    if (!isPointer(field)) continue;
    for (const row of rows)
      for (const [to, ids] of pointersIn(row[name], field)) {
        const known = wanted.get(to) ?? new Set();
        wanted.set(to, known);
        for (const id of ids) known.add(id);
      }
  }
  for (const [to, ids] of wanted) await load(to, [...ids]);
}
