import { describe, expect, it } from 'vitest';
import { definitions } from '../../entities/index';
import { entitiesFollowingOwner } from './ownerPropagation';

const { auditReports, contacts, equipments, locations, products } = definitions;

describe('what takes over the owner', () => {
  it('is with the customer of a place all that is there and open', () => {
    expect(entitiesFollowingOwner(locations, 'owner').sort()).toEqual([
      'contacts',
      'customIntervals',
      'equipments',
      'locations',
      'tasks',
    ]);
    expect(entitiesFollowingOwner(equipments, 'owner')).toEqual(['tasks']);
    expect(entitiesFollowingOwner(contacts, 'owner')).toEqual(['tasks']);
  });

  it('is nothing where a field concerns the row alone', () => {
    expect(entitiesFollowingOwner(locations, 'parent')).toEqual([]);
    expect(entitiesFollowingOwner(products, 'category')).toEqual([]);
    expect(entitiesFollowingOwner(auditReports, 'owner')).toEqual([]);
  });
});
