import { entities } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { fieldTabs, relatedTabs } from './formTabs';

it('shows the tab of shelf extras on shelves alone', () => {
  const names = (categoryType: string) =>
    fieldTabs(entities.equipments, { categoryType }).map(({ name }) => name);
  expect(names('shelf')).toEqual(['master', 'use', 'inspection', 'shelf', 'parts', 'attachments']);
  expect(names('ppe')).toEqual(['master', 'use', 'inspection', 'parts', 'attachments']);
});

it('leaves out a tab whose fields are all left out', () => {
  expect(fieldTabs(entities.instances, {}, (name) => name === 'address')).toEqual([
    { name: 'master', fields: ['address'] },
  ]);
});

it('shows permitted locations only where access is restricted', () => {
  const rights = (locationAccess: string) =>
    fieldTabs(entities.contacts, { locationAccess }).find(({ name }) => name === 'rights')?.fields;
  expect(rights('restricted')).toContain('permittedLocations');
  expect(rights('full')).not.toContain('permittedLocations');
});

it('lists the tabs of related rows', () => {
  expect(relatedTabs(entities.locations).map(({ name }) => name)).toEqual([
    'locations',
    'floorPlans',
    'equipments',
    'people',
    'tasks',
    'plannings',
    'intervals',
  ]);
});
