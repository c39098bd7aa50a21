import { describe, expect, it } from 'vitest';
import { definitions } from './entities/index';
import { goingAlong } from './goingAlong';

const { auditReports, contacts, equipments, locations, products } = definitions;

describe('what goes along', () => {
  it('is with the customer of a place all that is there and open', () => {
    expect(goingAlong(locations, 'owner').sort()).toEqual([
      'contacts',
      'customIntervals',
      'equipments',
      'locations',
      'tasks',
    ]);
    expect(goingAlong(equipments, 'owner')).toEqual(['tasks']);
    expect(goingAlong(contacts, 'owner')).toEqual(['tasks']);
  });

  it('is nothing where a field concerns the row alone', () => {
    expect(goingAlong(locations, 'parent')).toEqual([]);
    expect(goingAlong(products, 'category')).toEqual([]);
    expect(goingAlong(auditReports, 'owner')).toEqual([]);
  });
});
