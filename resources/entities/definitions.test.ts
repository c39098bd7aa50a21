import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../language/defineEntity';
import { isReference } from '../language/fields/types/reference';
import type { EntityName } from '../language/names';
import { isReach, type RowFilter } from '../language/permissions';
import { entities, entityList } from './index';

/** Columns that every row has besides its fields. */
const taken = ['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt', 'deletedAt', 'custom'];

/** Options that name another field of the row. */
const namesOfFields = ['currencyField', 'unitField', 'sameOwnerAs', 'below', 'notBelow'];

/** Fields that people set and no form asks for: the product sets them for the person, or a screen of its own asks. */
const enteredElsewhere: Partial<Record<EntityName, readonly string[]>> = {
  // Set as soon as the person has seen them.
  users: ['tourSeenAt', 'newsSeenAt'],
  // Set on the floor plan itself.
  equipments: ['floorPlan', 'planX', 'planY'],
  // Come from the piece, and from where a date was agreed.
  inspectionDuties: ['owner', 'location', 'category', 'statedSource', 'agreedAfter'],
};

describe.each(entityList)('$name', (entity) => {
  it('gives no field the name of what every row has', () => {
    expect(Object.keys(entity.fields).filter((name) => taken.includes(name))).toEqual([]);
  });

  it('gives rights by fields that it has', () => {
    const rights = Object.values(entity.permissions).flatMap((one) => Object.values(one));
    const filters = rights.flatMap((right): RowFilter[] => {
      if (isReach(right)) return [right.beyond, ...(Array.isArray(right.own) ? [right.own] : [])];
      return Array.isArray(right) ? [right] : [];
    });
    expect(filters.flatMap((filter) => unknownFields(entity, filter))).toEqual([]);
  });

  it('asks for each field that people set in a form, or says where else', () => {
    const asked = Object.values(entity.form).flatMap((tab) => (Array.isArray(tab) ? tab : []));
    const elsewhere = enteredElsewhere[entity.name] ?? [];
    const unasked = Object.entries(entity.fields).filter(
      ([name, { readOnly }]) =>
        entity.route && !entity.hasOwnForm && !readOnly && ![...asked, ...elsewhere].includes(name),
    );
    expect(unasked.map(([name]) => name)).toEqual([]);
  });

  it('names other fields of the row only where they exist', () => {
    const named = Object.entries(entity.fields).flatMap(([name, field]) =>
      namesOfFields.flatMap((option) => {
        const value: unknown = Object.entries(field).find(([key]) => key === option)?.[1];
        return typeof value === 'string' && !(value in entity.fields) ? [`${name}.${option}`] : [];
      }),
    );
    expect(named).toEqual([]);
  });

  it('is kept offline with a location, and marks in the calendar what the other record has', () => {
    const { offline, calendar, fields } = entity;
    if (typeof offline === 'object') expect(fields[offline.with]).toMatchObject({ to: 'locations' });
    if (typeof calendar !== 'object') return;
    expect(fields[calendar.countedBy]?.type).toBe('reference');
    const flagged = calendar.flag && fields[calendar.flag.of];
    if (calendar.flag)
      expect(isReference(flagged) && calendar.flag.is in entities[flagged.to].fields).toBe(true);
  });

  it('ends ranges at a field of the same type', () => {
    for (const field of Object.values(entity.fields))
      if ('notBelow' in field && field.notBelow) expect(entity.fields[field.notBelow]?.type).toBe(field.type);
  });

  it('is recognised in imports by a column that can be imported', () => {
    if (entity.exchange) expect(entity.exchange.columns).toContain(entity.exchange.key);
  });

  it('is identified in imports by columns of the list', () => {
    const { columns = [], disambiguateBy = [] } = entity.exchange ?? {};
    expect(columns).toEqual(expect.arrayContaining([...disambiguateBy]));
  });

  it('is made by a list that names it only where the name, and references chosen for all, are enough', () => {
    const { key = '', createdOnDemand } = entity.exchange ?? {};
    const needed = Object.entries(entity.fields).filter(([, { required }]) => createdOnDemand && required);
    for (const [name, { type }] of needed) expect(type).toBe(name === key ? 'text' : 'reference');
  });
});

/** Fields that the conditions of a right name and the entity, or the one it refers to, does not have. */
function unknownFields({ name, fields }: Pick<AnyEntity, 'name' | 'fields'>, filter: RowFilter): string[] {
  return filter.flatMap((condition) => {
    const { field } = condition;
    if ('any' in condition) return condition.any.flatMap((one) => unknownFields({ name, fields }, one));
    const inner = 'through' in condition ? unknownFields(entities[condition.through], condition.where) : [];
    return field in fields || ['id', 'instance'].includes(field) ? inner : [`${name}.${field}`];
  });
}

it('leads each screen to one entity alone', () => {
  const routes = entityList.flatMap(({ route }) => (route ? [route] : []));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});
