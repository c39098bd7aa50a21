import type { Knex } from 'knex';

const statements = [
  `alter table \`licenseSets\`
  add column \`tier\` varchar(64) character set ascii collate ascii_bin null`,
  `alter table \`licenseKeys\`
  add column \`soldTo\` char(36) character set ascii collate ascii_bin null,
  add key \`by_soldTo\` (\`soldTo\`, \`instance\`, \`deletedAt\`, \`id\`)`,
  // Who has activated a key goes on seeing it.
  'update `licenseKeys` set `soldTo` = `activatedFor` where `activatedFor` is not null',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
