import type { Knex } from 'knex';

const statements = [
  `alter table \`instances\`
  add column \`supportMayWriteUntil\` datetime(3) null,
  add column \`maxAdministrators\` int null`,
  `alter table \`users\`
  add column \`phone\` varchar(30) null,
  add column \`notificationInterval\` varchar(64) character set ascii collate ascii_bin null,
  add column \`weeklyMail\` tinyint(1) null`,
  `alter table \`contacts\`
  add column \`invitationState\` varchar(64) character set ascii collate ascii_bin null,
  add column \`invitedAt\` datetime(3) null,
  add column \`invitationExpiresAt\` datetime(3) null,
  add key \`by_invitationState\` (\`instance\`, \`deletedAt\`, \`invitationState\`, \`id\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
