import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { isLocalizedText } from '@plumbline/resources/language/fields/types/localizedText';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { type Language, type Localized, localized } from '@plumbline/resources/language/languages';
import { rightOf } from '@plumbline/resources/language/permissions';
import { listKey } from '@plumbline/resources/rules/import/listKey';
import type { TransactionCall } from '../../../entities/hooks';
import { type Row, rowMapper } from '../../../entities/rowMapper';
import { scopeOf } from '../../../entities/scope';
import { mergeParts } from '../rows/mergeParts';
import { fullTitle } from './fullTitle';
import type { ReferenceCreator } from './referenceCreator';
import {
  isAmbiguous,
  isMissing,
  isUnchosen,
  type Named,
  type Passed,
  type ReferenceResolver,
  type Resolved,
  sameName,
  spellings,
} from './resolver';

export interface FlatReference {
  field: string;
  to: AnyEntity;
  creator: ReferenceCreator;
  /** Values for created rows in addition to those in the list; null: missing rows are not created. */
  create: Readonly<Record<string, string>> | null;
  /** Customer field of both the imported row and the referenced rows; must be equal where the list states it. */
  whose: string | null;
  details: readonly string[];
  /** Details that are references, e.g. a product's category. */
  inner: readonly ReferenceResolver[];
}

/**
 * Resolves references by name, e.g. a product by its model, narrowed by the other fields of its title (the
 * manufacturer), or by the full title in one cell. Own rows take precedence over the shared catalogue.
 */
export function flatReference({
  field,
  to,
  creator,
  create,
  whose,
  details,
  inner,
}: FlatReference): ReferenceResolver {
  const key = listKey(to);
  const isLocalized = isLocalizedText(to.fields[key]);
  const narrowing = [to.title].flat().filter((name) => name !== key);
  const compared = details.filter((name) => !narrowing.includes(name) && to.fields[name] !== undefined);
  const needed = Object.keys(to.fields).filter((one) => {
    const known = to.fields[one];
    return isReference(known) && known.required && one !== key;
  });
  const title = isLocalized ? undefined : fullTitle(to, key);
  const byName = new Map<string, Row[]>();
  const byTitle = new Map<string, Row[]>();
  const titles = new Map<string, string>();

  async function load(call: TransactionCall, rows: readonly Named[]): Promise<void> {
    const unknown = [
      ...new Set(rows.flatMap(({ name }) => (name !== null && !byName.has(sameName(name)) ? [name] : []))),
    ];
    if (unknown.length > 0 && (!isLocalized || byName.size === 0))
      for (const row of await candidates(call, key, unknown.flatMap(spellings)))
        for (const name of namesOf(row)) note(byName, name, row);
    const untold = title ? unknown.filter((name) => !byName.has(sameName(name))) : [];
    if (title && untold.length > 0)
      for (const row of await candidates(call, title.last, [...new Set(untold.flatMap(title.endings))]))
        note(byTitle, title.of(row), row);
    for (const name of unknown) if (!byName.has(sameName(name))) byName.set(sameName(name), []);
    for (const resolver of inner)
      await resolver.load(
        call,
        rows.map((row) => innerName(row, resolver)),
      );
  }

  // Entities with localised names (categories) have few rows, and no index helps to search them: all are read once.
  async function candidates(call: TransactionCall, by: string, names: readonly string[]): Promise<Row[]> {
    if (rightOf(to, 'read', call.actor) === undefined && !call.isSystem) return [];
    const scope = scopeOf(to, 'read', call);
    const columns = ['id', 'instance', key, ...narrowing, ...compared, ...(whose ? [whose] : [])]
      .map((name) => `t.\`${name}\``)
      .join(', ');
    const condition = isLocalized ? '1 = 1' : `t.\`${by}\` in (${names.map(() => '?').join(', ')})`;
    const [rows] = (await call.db.raw(
      `select ${columns} from \`${to.name}\` t where t.deletedAt is null and ${condition} and ${scope.sql} limit 50000`,
      [...(isLocalized ? [] : names), ...scope.bindings] as never[], // knex types bindings narrower than it takes them
    )) as [Row[]]; // knex types a raw answer as any
    const read = rows.map(rowMapper(to).read);
    for (const row of read) titles.set(String(row.id), nameIn(row[key], call.actor.language));
    return read;
  }

  const namesOf = (row: Row): unknown[] => {
    const value = row[key];
    return isLocalized && typeof value === 'object' && value !== null
      ? [...new Set(Object.values(value).map(sameName))]
      : [value];
  };

  function note(rows: Map<string, Row[]>, name: unknown, row: Row): void {
    rows.set(sameName(name), [...(rows.get(sameName(name)) ?? []), row]);
  }

  function called(name: string): Row[] {
    const rows = byName.get(sameName(name)) ?? [];
    return rows.length > 0 ? rows : (byTitle.get(sameName(name)) ?? []);
  }

  async function resolve(call: TransactionCall, named: Named): Promise<Resolved> {
    const { name, details: said } = named;
    if (name === null) return { id: null };
    const given = narrowing.filter((one) => said[one] !== undefined && said[one] !== null);
    const fitting = called(name).filter((row) =>
      given.every((one) => sameName(row[one]) === sameName(said[one])),
    );
    const own = fitting.filter((row) => row.instance === call.actor.instance);
    const best = theirs(own.length > 0 ? own : fitting, named.values);
    if (best.length > 1) return isAmbiguous(name);
    const [found] = best;
    if (found) return await passedFor(call, named, found);
    return create ? createMissing(call, named, name, create) : isMissing(name);
  }

  function theirs(rows: Row[], values: Readonly<Row>): Row[] {
    const owner = whose && (values[whose] ?? null);
    if (whose === null || (owner === null && rows.length < 2)) return rows;
    const found = rows.filter((row) => (row[whose] ?? null) === owner);
    // A row without a customer only matches rows without one if there are any; otherwise all remain candidates.
    return owner === null && found.length === 0 ? rows : found;
  }

  /** The row found, with the details in the list that differ from it: an existing product keeps its category. */
  async function passedFor(call: TransactionCall, named: Named, found: Row): Promise<Resolved> {
    const id = String(found.id);
    const passed: Record<string, FieldError> = {};
    for (const detail of compared) {
      const said = named.details[detail];
      if (said === undefined || said === null) continue;
      const resolver = inner.find((one) => one.field === detail);
      const meant = resolver ? await resolver.resolve(call, innerName(named, resolver)) : undefined;
      const isSame =
        meant === undefined
          ? sameName(said) === sameName(found[detail])
          : 'id' in meant && meant.id === found[detail];
      if (!isSame) passed[detail] = replacedBy(resolver ? resolver.nameOf?.(found[detail]) : found[detail]);
    }
    return withPassed(id, passed);
  }

  async function createMissing(
    call: TransactionCall,
    named: Named,
    name: string,
    defaults: Readonly<Record<string, string>>,
  ): Promise<Resolved> {
    const draft: Row = { ...defaults, [key]: name };
    const passed: Record<string, FieldError> = {};
    for (const [detail, value] of Object.entries(named.details)) {
      const resolver = inner.find((one) => one.field === detail);
      if (!resolver) draft[detail] = value;
      else {
        // The list takes precedence over the value chosen for all rows; an unknown category falls back to the choice.
        const resolved = await resolver.resolve(call, innerName(named, resolver));
        if ('id' in resolved && resolved.id !== null) draft[detail] = resolved.id;
        else if (value !== null && draft[detail])
          passed[detail] = replacedBy(resolver.nameOf?.(draft[detail]));
      }
    }
    // Checked only here: a list without new rows needs no choice for them.
    if (needed.some((one) => !draft[one])) return isUnchosen(name);
    const sameKey = `${to.name} ${[key, ...narrowing].map((one) => sameName(draft[one])).join(' | ')}`;
    const row: Row = { ...draft, instance: call.actor.instance };
    const values = mergeParts(to, { before: {}, values: draft }, { existing: 'overwrite' });
    row.id = await creator.create(call, to, sameKey, values, () =>
      byName.set(
        sameName(name),
        (byName.get(sameName(name)) ?? []).filter((one) => one !== row),
      ),
    );
    note(byName, name, row);
    return withPassed(String(row.id), passed);
  }

  const nameOf = (id: unknown): string | undefined => titles.get(String(id));

  return { field, details, load, resolve, nameOf };
}

const withPassed = (id: string, passed: Passed): Resolved =>
  Object.keys(passed).length > 0 ? { id, passed } : { id };

function replacedBy(stored: unknown): FieldError {
  return stored === null || stored === undefined || stored === ''
    ? { message: 'import.notice.leftOut' }
    : { message: 'import.notice.replaced', args: { stored: String(stored) } };
}

const nameIn = (name: unknown, language: Language): string =>
  // The key is a text, or a localised text for categories.
  typeof name === 'object' && name !== null ? localized(name as Localized, language) : String(name ?? '');

function innerName({ details, values }: Named, { field }: ReferenceResolver): Named {
  const name = details[field];
  return { name: typeof name === 'string' ? name : null, details: {}, values };
}
