import { entityList } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { enteredTypeOf } from '../fieldTypes/entered/enteredTypes';

it.each(entityList)('narrows lists of $name by every field that its definition names', ({ fields, list }) => {
  const unable = (list.filters ?? []).filter((name) => {
    const field = fields[name];
    return !field || !enteredTypeOf(field).Filter;
  });
  expect(unable).toEqual([]);
});
