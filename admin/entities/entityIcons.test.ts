import { entityList } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { hasIcon } from './entityIcons';

it('has the icon that each definition names', () => {
  expect(entityList.filter((entity) => !hasIcon(entity)).map(({ icon }) => icon)).toEqual([]);
});
