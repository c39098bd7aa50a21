import { entities } from '../../resources/entities/index';
import type { AnyEntity } from '../../resources/language/defineEntity';
import { isReference } from '../../resources/language/fields/types/reference';
import { type Language, languages } from '../../resources/language/languages';
import { type Actor, type Role, roles } from '../../resources/language/permissions';
import { belowKey } from '../../resources/language/query/branch';
import { isFilteredBy, isSortedBy } from '../../resources/language/query/listing';
import { type Draw, drawText, oneOf, pieces, type Row } from './randomRows';

export interface Query {
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  range?: [number, number];
}

/** Filter values that rows do not have; some are invalid for the field. */
const strange: readonly unknown[] = [
  '',
  'abc',
  '2026-02-30',
  '2026-11-17',
  0,
  1,
  -1,
  0.25,
  true,
  false,
  'ą',
  null,
];

export function drawQuery(draw: Draw, entity: AnyEntity, rows: readonly Row[]): Query {
  const filtered = ['id', ...Object.keys(entity.fields).filter((name) => isFilteredBy(entity, name))];
  const sorted = ['id', ...Object.keys(entity.fields).filter((name) => isSortedBy(entity, name))];
  const filter: Record<string, unknown> = {};
  for (let count = draw(3); count > 0; count -= 1) {
    const name = oneOf(draw, filtered);
    const value = () => (draw(6) === 0 ? oneOf(draw, strange) : (oneOf(draw, rows)[name] ?? null));
    const kind = draw(5);
    if (kind === 0) filter[name] = Array.from({ length: draw(4) }, value);
    else if (kind === 2) Object.assign(filter, drawBranch(draw, entity, rows));
    else if (kind === 1) filter[`${name}_${oneOf(draw, ['gte', 'lte'])}`] = value();
    else filter[name] = value();
  }
  if (draw(4) === 0) filter.q = draw(3) === 0 ? drawText(draw) : oneOf(draw, pieces).slice(0, 1 + draw(4));
  const from = draw(12);
  return {
    filter,
    ...(draw(4) === 0
      ? {}
      : { sort: { field: oneOf(draw, sorted), order: oneOf(draw, ['ASC', 'DESC'] as const) } }),
    ...(draw(3) === 0 ? {} : { range: [from, from + draw(10)] }),
  };
}

/** A branch of a tree that the rows refer to, or of a field that refers to none. */
function drawBranch(draw: Draw, entity: AnyEntity, rows: readonly Row[]): Record<string, unknown> {
  const trees = Object.entries(entity.fields).flatMap(([name, field]) =>
    isReference(field) && entities[field.to].tree ? [name] : [],
  );
  const name = draw(8) === 0 ? oneOf(draw, Object.keys(entity.fields)) : oneOf(draw, [...trees, 'id']);
  const root = () => (draw(8) === 0 ? oneOf(draw, strange) : (oneOf(draw, rows)[name] ?? null));
  return { [belowKey(name)]: draw(2) === 0 ? root() : Array.from({ length: draw(4) }, root) };
}

interface People {
  account: string;
  contacts: readonly string[];
  users: readonly string[];
  locations: readonly string[];
  categories: readonly string[];
}

/** An actor of the account, restricted to some locations and categories or unrestricted. */
export function drawActor(draw: Draw, { account, contacts, users, locations, categories }: People): Actor {
  const some = (ids: readonly string[]) => (draw(2) === 0 ? 'all' : ids.filter(() => draw(4) === 0));
  const role: Role = oneOf(draw, roles.slice(0, 7));
  const language: Language = oneOf(draw, languages);
  return {
    user: oneOf(draw, users),
    contact: oneOf(draw, contacts),
    instance: account,
    instanceType: oneOf(draw, ['COMPANY', 'AUDITOR', 'BROKER'] as const),
    role,
    locations: some(locations),
    categories: some(categories),
    language,
    email: 'somebody@example.test',
    license: null,
    broker: null,
    brokers: [],
  };
}
