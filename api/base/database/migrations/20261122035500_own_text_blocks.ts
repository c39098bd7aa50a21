import type { Knex } from 'knex';

const statements = [
  `alter table \`textModules\`
  add column \`author\` char(36) character set ascii collate ascii_bin null,
  drop key \`by_content\`,
  add key \`by_content\` (\`instance\`, \`deletedAt\`, \`content\`, \`id\`, \`author\`, \`isForAll\`),
  add key \`by_author\` (\`author\`, \`instance\`, \`deletedAt\`, \`id\`)`,
];

/** What was not for all was of a category alone, for everybody; whose own it might have been nobody knows. */
export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
  const rows: { id: string; instance: string }[] = await db('textModules')
    .whereRaw('coalesce(isForAll, 0) = 0')
    .orderBy(['instance', 'id'])
    .select('id', 'instance');
  for (const { id, instance } of rows) await share(db, instance, id);
}

async function share(db: Knex, instance: string, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(
      'insert into changeCounters (instance, value) values (?, 1) on duplicate key update value = value + 1',
      [instance],
    );
    const { value: changeNumber } = await trx('changeCounters').where({ instance }).first('value');
    await trx('textModules')
      .where({ id })
      .update({ isForAll: true, changeNumber, version: trx.raw('version + 1'), updatedAt: new Date() });
  });
}
