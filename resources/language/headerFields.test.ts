import { describe, expect, it } from 'vitest';
import { equipments } from '../entities/equipments';
import { headerField } from './choices/choices';
import { type HeadedCategory, headerFieldsOf } from './headerFields';

const category = (id: string, parent: string | null, fields: string[] = []): HeadedCategory => ({
  id,
  parent,
  headerFields: fields.map((field) => ({ field })),
});
const names = (categories: HeadedCategory[], id: string | null) =>
  headerFieldsOf(categories, id).map(({ field }) => field);

describe('headerFieldsOf', () => {
  it("takes the category's own fields in their order, and those above it only where it has none", () => {
    const all = [
      category('lifting', null, ['dateOfFirstUse', 'maxYearsOfUse']),
      category('slings', 'lifting'),
      category('chains', 'slings', ['dimensions']),
    ];
    expect(names(all, 'slings')).toEqual(['dateOfFirstUse', 'maxYearsOfUse']);
    expect(names(all, 'chains')).toEqual(['dimensions']);
  });

  it('has nothing to say of equipment without a category, or of one that is not at hand', () => {
    expect(names([category('a', null, ['depth'])], null)).toEqual([]);
    expect(names([category('a', null, ['depth'])], 'b')).toEqual([]);
  });

  it('names a field once and passes over what is no field', () => {
    expect(names([category('a', null, ['depth', 'depth', 'secret', ''])], 'a')).toEqual(['depth']);
    expect(
      headerFieldsOf([{ id: 'a', parent: null, headerFields: [{ name: { 'pl-PL': 'Alt' } }] }], 'a'),
    ).toEqual([]);
  });

  it("keeps the category's own word for a field", () => {
    const own = {
      id: 'a',
      parent: null,
      headerFields: [{ field: 'fieldLoad', name: { 'de-DE': 'Tragfähigkeit' } }],
    };
    expect(headerFieldsOf([own], 'a')).toEqual([{ field: 'fieldLoad', name: { 'de-DE': 'Tragfähigkeit' } }]);
  });
});

it('offers fields that equipment has', () => {
  expect(headerField.values.filter((name) => !(name in equipments.fields))).toEqual([]);
});
