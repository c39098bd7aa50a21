import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isLocalizedText } from '@plumbline/resources/language/fields/types/localizedText';
import { isLongText } from '@plumbline/resources/language/fields/types/longText';
import { isText } from '@plumbline/resources/language/fields/types/text';
import { isId } from '@plumbline/resources/language/ids';
import { localized } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { isAboutNobody } from '@plumbline/resources/rules/privacy/privacy';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { columnTypeOf } from '../../entities/columnTypes/columnTypes';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { scopeOf } from '../../entities/scope';
import { selectRows } from '../../entities/selectRows';
import { isKeptByLaw } from './blankRows';
import { namesOf } from './erasedValues';

/** A text that may name a person, with its context. */
export interface Mention {
  resource: EntityName;
  id: string;
  title: string;
  field: string;
  excerpt: string;
}

const most = 50;
const around = 40;

/**
 * Finds texts of the person's account that may name the person: remarks, file names, custom fields. Searches the last
 * name, also inflected (Nowak, Nowaka; Kowalska, Kowalskiej), and the e-mail address. The contents of files are not
 * searched, and rows kept by law are left out since nobody may edit them. At most 50.
 */
export async function findMentions(call: Call, person: AnyEntity, row: Row): Promise<Mention[]> {
  const words = wordsOf(person, row);
  const found: Mention[] = [];
  if (words.length === 0) return found;
  for (const definition of entityList) {
    if (definition.scope !== 'instance' || !isAboutNobody(definition)) continue;
    if (!mayEver(definition, 'read', call.actor)) continue;
    const entity = await accountEntity(call, definition);
    const fields = Object.keys(entity.fields).filter((name) => isFree(entity, name));
    for (const one of await rowsWith(call, entity, { instance: String(row.instance), fields, words })) {
      if (isKeptByLaw(entity, one)) continue;
      for (const field of fields) {
        const excerpt = excerptOf(textOf(one[field]), words);
        if (excerpt && found.length < most)
          found.push({
            resource: entity.name,
            id: String(one.id),
            title: titleOf(entity, one, call),
            field,
            excerpt,
          });
      }
    }
    if (found.length >= most) return found;
  }
  return found;
}

/** Search terms: the last name, unless too short, and the e-mail addresses. */
function wordsOf(person: AnyEntity, row: Row): string[] {
  const [whole] = namesOf(person, row);
  const last = String(row.lastName ?? whole?.split(' ').at(-1) ?? '').trim();
  const addresses = Object.keys(person.fields).flatMap((name) => {
    const field = person.fields[name];
    return isText(field) && field.format === 'email' && row[name] ? [String(row[name])] : [];
  });
  return [...new Set([...(last.length > 2 ? [stemOf(last)] : []), ...addresses])];
}

// In Polish and Hungarian a final `a` changes with other endings (Kowalskiej, Vargának); short stems are kept whole,
// since they would match too much.
const stemOf = (name: string): string => name.replace(/(?<=\p{L}{4})a$/u, '');

const isFree = (entity: AnyEntity, name: string): boolean => {
  const field = entity.fields[name];
  return field !== undefined && columnTypeOf(field).mayName?.(field) === true;
};

async function rowsWith(
  call: Call,
  entity: AnyEntity,
  { instance, fields, words }: { instance: string; fields: readonly string[]; words: readonly string[] },
): Promise<Row[]> {
  const columns = [...new Set(fields.map((name) => (entity.fields[name]?.customKey ? 'custom' : name)))];
  if (columns.length === 0) return [];
  const scope = scopeOf(entity, 'read', call);
  const likes = columns.flatMap((name) =>
    words.map((word) => ({
      sql: `convert(t.\`${name}\` using utf8mb4) collate utf8mb4_unicode_520_ci like ? escape '!'`,
      binding: `%${word.replace(/[!%_]/g, '!$&')}%`,
    })),
  );
  const { columns: all, read } = rowMapper(entity);
  const rows = await selectRows(
    call.db,
    `select ${all.map((name) => `t.\`${name}\``).join(', ')} from \`${entity.name}\` t where t.instance = ? and t.deletedAt is null and ${scope.sql} and (${likes.map(({ sql }) => sql).join(' or ')}) limit ${most}`,
    [instance, ...scope.bindings, ...likes.map(({ binding }) => binding)],
  );
  return rows.map(read);
}

/** Texts within a value: of a list those of its items, of a file its name. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return isTechnical(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join(' · ');
}

const isTechnical = (text: string): boolean => isId(text) || /^[0-9a-f]{64}$/.test(text);

function excerptOf(text: string, words: readonly string[]): string | null {
  for (const word of words) {
    const wanted = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const match = new RegExp(`(?<!\\p{L})${wanted}\\p{L}{0,4}(?!\\p{L})`, 'iu').exec(text);
    if (!match) continue;
    const [first, last] = [match.index, match.index + match[0].length];
    // Cuts at word boundaries for readability.
    const gapBefore = text.indexOf(' ', first - around);
    const start = first <= around ? 0 : Math.min(first, gapBefore < 0 ? first : gapBefore + 1);
    const gapAfter = text.lastIndexOf(' ', last + around);
    const end = last + around >= text.length ? text.length : Math.max(last, gapAfter);
    return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
  }
  return null;
}

const titleOf = (entity: AnyEntity, row: Row, { actor }: Call): string =>
  [entity.title]
    .flat()
    .map((name) => {
      const field = entity.fields[name];
      if (isText(field) || isLongText(field)) return String(row[name] ?? '').slice(0, 80);
      return isLocalizedText(field) ? localized(row[name] as never, actor.language) : ''; // a localised name
    })
    .filter(Boolean)
    .join(' ');
