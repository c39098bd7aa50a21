import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import { isFilteredBy, isSortedBy, isSortedByTitle } from '@plumbline/resources/language/query/listing';
import type { Filter } from '../../../api/entities/filterSql';
import type { ListQuery } from '../../../api/entities/listRecords';
import type { Sort } from '../../../resources/language/query/orders';
import { customNames, idOf, type Pins } from './fillTable';

/**
 * Kinds of queries. `sort`: the first page by each sort; `far`: page 4,000 by it; `filter`: the first page by each
 * filter; `search`: words of the search field; `custom`: by custom fields, which are stored in JSON; `referred`: by the
 * titles of other rows.
 */
export type Kind = 'sort' | 'far' | 'filter' | 'search' | 'custom' | 'referred';
export interface Question {
  kind: Kind;
  name: string;
  query: ListQuery;
  /** Whether it is executed, or only explained: each filter with each sort would be too many. */
  isRun: boolean;
}

export const perPage = 25;
const pageOf = (page: number): [number, number] => [(page - 1) * perPage, page * perPage - 1];

/** Every query a list of the entity allows, with one sort and one filter at a time. */
export function questionsOf(entity: AnyEntity, { rows, pins }: { rows: number; pins: Pins }): Question[] {
  const names = Object.keys(entity.fields);
  const sorts = names
    .filter((name) => isSortedBy(entity, name))
    .flatMap((field): Sort[] => [
      { field, order: 'ASC' },
      { field, order: 'DESC' },
    ]);
  const filters = names
    .filter((name) => isFilteredBy(entity, name))
    .flatMap((name) => filtersBy(entity, name, pins));
  const given: Filter = entity.list.given ?? {};
  const first = pageOf(1);
  const far = pageOf(rows / perPage);
  const withGiven = Object.keys(given).length > 0 ? [{}, given] : [{}];
  return [
    ...sorts.flatMap((sort): Question[] =>
      withGiven.flatMap((filter): Question[] => [
        {
          kind: unindexed(entity, sort) ?? 'sort',
          name: textOf(filter, sort),
          query: { filter, sort, range: first },
          isRun: true,
        },
        {
          kind: unindexed(entity, sort) ?? 'far',
          name: `${textOf(filter, sort)}, far`,
          query: { filter, sort, range: far },
          isRun: true,
        },
      ]),
    ),
    ...filters.flatMap((filter): Question[] =>
      [undefined, { field: 'id', order: 'ASC' } as const, ...sorts].map((sort) => ({
        kind: 'filter',
        name: textOf(filter, sort),
        query: { filter, range: first, ...(sort ? { sort } : {}) },
        isRun: sort === undefined,
      })),
    ),
    ...(names.some((name) => entity.fields[name]?.search)
      ? ['nowak', 'nowhere to be found'].map(
          (q): Question => ({
            kind: 'search',
            name: `q=${q}`,
            query: { filter: { q }, range: first },
            isRun: true,
          }),
        )
      : []),
    ...(customNames.text in entity.fields ? customQuestions() : []),
  ];
}

/** The kind of an order that no index has. */
function unindexed(entity: AnyEntity, { field }: Sort): Kind | undefined {
  if (isSortedByTitle(entity, field)) return 'referred';
  return entity.fields[field]?.customKey ? 'custom' : undefined;
}

function customQuestions(): Question[] {
  const { text, number } = customNames;
  return [{ [text]: 'w7' }, { [`${number}_gte`]: 250 }].map((filter) => ({
    kind: 'custom',
    name: textOf(filter, undefined),
    query: { filter, range: pageOf(1) },
    isRun: true,
  }));
}

type Filters = (name: string, field: Field, pins: Pins) => Filter[];
const range: (low: unknown, high: unknown) => Filters = (low, high) => (name) => [
  { [`${name}_gte`]: high },
  { [`${name}_lte`]: low },
  { [`${name}_gte`]: low, [`${name}_lte`]: high },
  { [name]: null },
];
const ranged = (type: FieldType): Filters => {
  const bounds: Partial<Record<FieldType, [unknown, unknown]>> = {
    date: ['2025-03-01', '2028-01-01'],
    datetime: ['2025-03-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'],
  };
  const [low, high] = bounds[type] ?? [10, 900];
  return range(low, high);
};
const equal: Filters = (name) => [{ [name]: 'Kind 3' }, { [name]: ['Kind 3', 'Kind 4'] }, { [name]: null }];

/** Per field type whose filters are not plain texts. */
const filtersOf: Partial<Record<FieldType, Filters>> = {
  boolean: (name) => [{ [name]: true }, { [name]: false }],
  choice: (name, field) => {
    const values = 'choices' in field ? field.choices.values : [];
    return [{ [name]: values[0] }, { [name]: values.slice(0, 2) }, { [name]: null }];
  },
  // One that half of all rows refer to, one that few refer to, and several.
  reference: (name, field, pins) => {
    const to = 'to' in field ? field.to : 'instances';
    return [
      { [name]: pins[to] ?? idOf(to, 0) },
      { [name]: idOf(to, 31) },
      { [name]: [idOf(to, 31), idOf(to, 62), idOf(to, 93)] },
      { [name]: null },
    ];
  },
  integer: ranged('integer'),
  decimal: ranged('decimal'),
  date: ranged('date'),
  datetime: ranged('datetime'),
};

function filtersBy(entity: AnyEntity, name: string, pins: Pins): Filter[] {
  const field = entity.fields[name];
  if (!field || field.customKey !== undefined) return [];
  return (filtersOf[field.type] ?? equal)(name, field, pins);
}

const textOf = (filter: Filter, sort: Sort | undefined): string =>
  [
    ...Object.entries(filter).map(([key, value]) => `${key}=${JSON.stringify(value)?.slice(0, 40)}`),
    ...(sort ? [`by ${sort.field} ${sort.order}`] : []),
  ].join(' ');
