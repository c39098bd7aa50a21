import { icons } from 'virtual:entity-icons';
import { entityList } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';

it('has the icon that each definition names', () => {
  expect(entityList.filter(({ icon }) => !(icon in icons)).map(({ icon }) => icon)).toEqual([]);
});
