import { expect, it } from 'vitest';
import { entityList } from '../entities/index';
import { commandList } from './index';

it('has the command that counts what a deletion takes, for each definition that names one', () => {
  const paths: readonly string[] = commandList.map(({ path }) => path);
  const named = entityList.flatMap(({ name, countsBeforeDelete }) =>
    countsBeforeDelete === undefined ? [] : `/api/${name}/{id}/${countsBeforeDelete}`,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});
