import type { Knex } from 'knex';

const statements = [
  `alter table \`qrCodes\`
  add column \`dateAsked\` datetime(3) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
