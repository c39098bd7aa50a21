import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** `/equipments` of the route `equipments/overview`; entities without a route use their name. */
export const basePath = (entity: AnyEntity): string => listPath(entity).replace(/\/(overview(-\w+)?)?$/, '');

export const listPath = (entity: AnyEntity): string => `/${entity.route ?? `${kebab(entity.name)}/overview`}`;
export const createPath = (entity: AnyEntity): string => `${basePath(entity)}/create`;
export const editPath = (entity: AnyEntity, id: string): string => `${basePath(entity)}/${id}`;
/** The form with this field focused, which `FormFields` reads back. */
export const editFieldPath = (entity: AnyEntity, id: string, field: string): string =>
  `${editPath(entity, id)}?${new URLSearchParams({ field })}`;
export const showPath = (entity: AnyEntity, id: string): string => `${editPath(entity, id)}/show`;

/** The list with an initial filter, as react-admin reads it from the address. */
export function filteredListPath(entity: AnyEntity, filter: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
  return `${listPath(entity)}?${query}`;
}

/** The form for a new row with initial values, which `givenValues` reads back. */
export function prefilledCreatePath(entity: AnyEntity, values: Readonly<Record<string, unknown>>): string {
  return `${createPath(entity)}?${new URLSearchParams({ given: JSON.stringify(values) })}`;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
