import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { cellWriter, type ExportWords } from '@plumbline/resources/language/exchange/exportCell';
import { isPointer } from '@plumbline/resources/language/fields/types/references';
import type { Language } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { nameProduct } from '@plumbline/resources/rules/brands/brand';
import type { Call } from '../../entities/call';
import { pointersIn } from '../../entities/pointersIn';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';
import { productNameIn } from '../../platform/brands';
import { rowNames } from '../../platform/export/rowNames';
import { xmlText } from '../../platform/export/xmlText';
import type { FileStore } from '../../platform/files/fileStore';
import { type PageWords, pageValue, rowWord } from './pageValue';
import { type FoundFile, filesIn, type Section } from './personSections';

export interface Archive {
  /** Without file extension. */
  name: string;
  files: () => AsyncGenerator<{ path: string; content: AsyncGenerator<string | Uint8Array> }>;
}
interface Part {
  /** Name of the account if the archive has several. */
  title: string;
  sections: readonly Section[];
}
interface Wanted {
  call: Call;
  store: FileStore;
  language: Language;
  parts: readonly Part[];
}

/** Archive with `data.json`, an HTML page in the user's language, and the files about the person. */
export function personArchive({ call, store, language, parts }: Wanted): Archive {
  const texts = textsOf(readLocale(language));
  const plainWord = (key: string) => texts.get(key);
  const title = plainWord('privacy.export.name') ?? 'privacy.export.name';
  return {
    name: `${title} ${today(call)}`,
    async *files() {
      const found = new Map<string, FoundFile>();
      const product = await productNameIn(call.db, call.actor.instance);
      const word = (key: string) => {
        const text = plainWord(key);
        return text === undefined ? undefined : nameProduct(text, product);
      };
      yield { path: 'data.json', content: asJson(call, parts, found) };
      yield { path: `${title}.html`, content: asPage({ call, parts, language, word, title }) };
      for (const [hash, { instance, file }] of found) {
        if (!(await store.has(instance, hash))) continue;
        yield {
          path: `files/${hash.slice(0, 8)} ${plainName(file.name)}`,
          content: oneOf(await store.read(instance, hash)),
        };
      }
    },
  };
}

async function* asJson(
  call: Call,
  parts: readonly Part[],
  found: Map<string, FoundFile>,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(call.now.toISOString())},"parts":[`;
  for (const [index, { title, sections }] of parts.entries()) {
    yield `${index > 0 ? ',' : ''}{"account":${JSON.stringify(title || null)},"sections":[`;
    for (const [place, { name, entity, fields, rows }] of sections.entries()) {
      yield `${place > 0 ? ',' : ''}{"name":${JSON.stringify(name)},"rows":[`;
      let isFirst = true;
      for await (const page of rows())
        for (const row of page) {
          for (const file of entity ? filesIn(entity.fields, row) : [])
            found.set(file.hash, { instance: String(row.instance), file });
          yield `${isFirst ? '' : ','}${JSON.stringify(told(row, fields))}`;
          isFirst = false;
        }
      yield ']}';
    }
    yield ']}';
  }
  yield ']}';
}

// Replaces path separators and control characters, so that an uploaded file's name cannot escape the target folder when
// unpacked.
const plainName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_');

const told = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries([...(row.id ? ['id'] : []), ...fields].map((name) => [name, row[name] ?? null]));

interface Page extends PageWords {
  call: Call;
  parts: readonly Part[];
  title: string;
}

async function* asPage({ call, parts, language, word, title }: Page): AsyncGenerator<string> {
  yield `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${xmlText(title)}</title><style>body{font:14px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:0 0 1rem;width:100%}th,td{text-align:left;vertical-align:top;border-bottom:1px solid #ddd;padding:.2rem .6rem .2rem 0}th{width:16rem;font-weight:600}</style><h1>${xmlText(title)}</h1><p>${xmlText(pageValue({ language, word })('', call.now) ?? '')}</p>`;
  for (const part of parts) {
    if (part.title) yield `<h2>${xmlText(part.title)}</h2>`;
    for (const section of part.sections) yield* sectionOf(section, { call, language, word });
  }
}

async function* sectionOf(
  { name, entity, fields, rows }: Section,
  { call, language, word }: Pick<Page, 'call' | 'language' | 'word'>,
): AsyncGenerator<string> {
  const names = rowNames(call, language);
  const words: ExportWords = { language, translate: (key) => word(key) ?? key, nameOf: names.nameOf };
  const write = pageValue({ language, word });
  const label = (field: string) =>
    words.translate(
      entity ? `resources.${entity.name}.fields.${field}` : `privacy.technical.fields.${field}`,
    );
  const cells = new Map(
    fields.flatMap((field) => {
      const known = entity?.fields[field];
      return known ? [[field, cellWriter(known, words)] as const] : [];
    }),
  );
  let isBegun = false;
  for await (const page of rows()) {
    if (entity) await loadNames(entity, fields, page, names.load);
    for (const row of page) {
      if (!isBegun) yield `<h3>${xmlText(headingOf(name, entity, word))}</h3>`;
      isBegun = true;
      const lines = fields.flatMap((field) => {
        const shown = write(field, cells.get(field)?.write(row[field]) ?? row[field]);
        return shown === null ? [] : [`<tr><th>${xmlText(label(field))}<td>${xmlText(shown)}`];
      });
      yield `<table>${lines.join('')}</table>`;
    }
  }
}

const headingOf = (name: string, entity: AnyEntity | undefined, word: PageWords['word']): string =>
  (entity ? rowWord(entity.name, word, true) : word(`privacy.technical.${name}`)) ?? name;

async function loadNames(
  entity: AnyEntity,
  fields: readonly string[],
  rows: readonly Row[],
  load: (to: EntityName, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (const name of fields) {
    const field = entity.fields[name];
    if (!isPointer(field)) continue;
    for (const row of rows) for (const [to, ids] of pointersIn(row[name], field)) await load(to, [...ids]);
  }
}

async function* oneOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
