import { describe, expect, it } from 'vitest';
import { entityList } from './index';

/** Columns that every row has besides its fields. */
const taken = ['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt', 'deletedAt', 'custom'];

describe.each(entityList)('$name', (entity) => {
  it('gives no field the name of what every row has', () => {
    expect(Object.keys(entity.fields).filter((name) => taken.includes(name))).toEqual([]);
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

it('leads each screen to one entity alone', () => {
  const routes = entityList.flatMap(({ route }) => (route ? [route] : []));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});
