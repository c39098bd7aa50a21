import { describe, expect, it } from 'vitest';
import { draftStatements } from '../../scripts/migration';
import { useTestDatabase } from '../testing/database';

const database = useTestDatabase();

describe('definitions and migrations', () => {
  it('agree: a migrated database leaves nothing to draft', async () => {
    expect(await draftStatements(database.db)).toEqual([]);
  });

  it('disagree as soon as a column is missing', async () => {
    await database.db.raw('alter table textModules drop column isForAll');
    expect(await draftStatements(database.db)).toEqual([
      'alter table `textModules`\n  add column `isForAll` tinyint(1) null',
    ]);
  });
});
