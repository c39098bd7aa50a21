import { describe, expect, it } from 'vitest';
import { draftStatements } from '../../scripts/migration';
import { useTestDatabase } from '../platform/testing/database';

const database = useTestDatabase({ changesTables: true });

describe('definitions and migrations', () => {
  it('agree: a migrated database leaves nothing to draft', async () => {
    expect(await draftStatements(database.db)).toEqual([]);
  });

  it('disagree as soon as a column is missing', async () => {
    await database.db.raw('alter table textModules drop column custom');
    expect(await draftStatements(database.db)).toEqual([
      'alter table `textModules`\n  add column `custom` json null',
    ]);
    await database.db.raw('alter table textModules add column custom json null');
  });

  it('disagree as soon as an index has other columns, or none that a definition asks for', async () => {
    await database.db.raw(
      'alter table textModules drop key by_category, add key by_category (instance, category), add key by_isForAll (isForAll), add key handMade (isForAll)',
    );
    expect(await draftStatements(database.db)).toEqual([
      'alter table `textModules`\n  drop key `by_category`,\n  drop key `by_isForAll`,\n  add key `by_category` (`category`, `instance`, `deletedAt`, `id`, `author`)',
    ]);
  });
});
