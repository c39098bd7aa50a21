import { describe, expect, it } from 'vitest';
import { definitions, entities, entityList } from '../../entities/index';
import type { AnyEntity } from '../defineEntity';
import { isReference } from '../fields/types/reference';
import { isFilteredBy, isReadBeyond, isSortedBy } from './listing';
import { isOrderedByTitle } from './referredOrder';

describe.each(entityList)('lists of $name', (entity: AnyEntity) => {
  it('can be sorted by what they begin with, and filtered by all they offer, begin with and divide into tabs', () => {
    expect(isSortedBy(entity, entity.list.sort)).toBe(true);
    const { filters = [], given = {}, tabs } = entity.list;
    const asked = [...filters, ...Object.keys(given), ...(tabs ? [tabs] : [])];
    expect(asked.filter((name) => !isFilteredBy(entity, name))).toEqual([]);
  });

  it('are sorted by references whose rows have a title of texts', () => {
    const { fields, list } = entity;
    const targets = (list.sorts ?? []).flatMap((name) => {
      const field = fields[name];
      return isReference(field) ? [field.to] : [];
    });
    expect(targets.filter((to) => !isOrderedByTitle(entities[to]))).toEqual([]);
  });

  it('name only columns that have an order as those they are sorted by', () => {
    const { sorts = [], columns, sort } = entity.list;
    expect(sorts.filter((name) => !isSortedBy(entity, name) || ![...columns, sort].includes(name))).toEqual(
      [],
    );
  });
});

it('what is neither a column, a title nor the key of imports gives no order', () => {
  const { equipments, orders, categories, changelogs } = definitions;
  expect(
    ['nextAuditDate', 'identNumber', 'yearOfProduction', 'isLocked', 'product', 'category', 'comment'].filter(
      (name) => isSortedBy(equipments, name),
    ),
  ).toEqual(['nextAuditDate', 'identNumber', 'product']);
  expect(isSortedBy(orders, 'quantity')).toBe(false);
  expect([isSortedBy(categories, 'name'), isSortedBy(changelogs, 'descriptions')]).toEqual([true, false]);
});

it('what no list offers is no filter, but references, unique values and flags always are', () => {
  const { equipments } = definitions;
  expect(
    ['qrCode', 'category', 'isScrapped', 'yearOfProduction', 'comment', 'fieldLoad', 'nothing'].filter(
      (name) => isFilteredBy(equipments, name),
    ),
  ).toEqual(['qrCode', 'category', 'isScrapped']);
});

it('knows whose rows somebody reads from outside', () => {
  expect([definitions.equipments, definitions.licenses, definitions.devices].map(isReadBeyond)).toEqual([
    false,
    true,
    true,
  ]);
});
