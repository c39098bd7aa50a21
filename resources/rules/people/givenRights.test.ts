import { expect, it } from 'vitest';
import { givenRights } from './givenRights';

it('takes of a contact what says what the person may see, empty as null', () => {
  const contact = { firstName: 'Anna', instanceRole: 'Employee', location: '', permittedLocations: [] };
  const empty = { locationAccess: null, categoryAccess: null, permittedCategories: null, contactType: null };
  expect(givenRights(contact)).toEqual({
    ...empty,
    instanceRole: 'Employee',
    location: null,
    permittedLocations: null,
  });
  expect(givenRights({ ...contact, permittedLocations: ['hall'] }).permittedLocations).toEqual(['hall']);
});
