import { entities, entityList } from '@plumbline/resources/entities/index';
import type { Field } from '@plumbline/resources/language/fields/field';
import { describe, expect, it } from 'vitest';
import { bulkFields, placeField, sharedValues } from './bulkFields';

const isEditable = (field: Field) => !field.readOnly;

describe('fields for many rows at once', () => {
  it('are neither what names a row nor what only one row may have', () => {
    const names = bulkFields(entities.equipments, isEditable);
    // Set on the plan itself.
    expect(names).not.toContain('planX');
    expect(names).toEqual(expect.arrayContaining(['product', 'purchaseDate', 'comment']));
    for (const entity of entityList)
      for (const name of bulkFields(entity, isEditable)) {
        const field = entity.fields[name];
        expect([entity.name, name, field?.unique ?? false, field?.readOnly ?? false]).toEqual([
          entity.name,
          name,
          false,
          false,
        ]);
        expect([entity.title].flat()).not.toContain(name);
      }
  });

  it('leave the place to moving', () => {
    expect(placeField(entities.locations, isEditable)).toBe('parent');
    expect(placeField(entities.equipments, isEditable)).toBe('location');
    expect(placeField(entities.equipmentOwners, isEditable)).toBeUndefined();
    expect(bulkFields(entities.equipments, isEditable)).not.toContain('location');
  });

  it('are none where an entity is changed on a screen of its own', () => {
    expect(bulkFields({ ...entities.equipments, hasOwnForm: true }, isEditable)).toEqual([]);
    expect(bulkFields(entities.audits, isEditable)).toEqual([]);
  });

  it('start from what all rows share', () => {
    const rows = [
      { owner: 'a', location: 'x' },
      { owner: 'a', location: 'y' },
    ];
    expect(sharedValues(entities.equipments, rows)).toMatchObject({ owner: 'a' });
    expect(sharedValues(entities.equipments, rows)).not.toHaveProperty('location');
  });
});
