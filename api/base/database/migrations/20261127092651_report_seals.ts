import type { Knex } from 'knex';

const statements = [
  `alter table \`auditReports\`
  add column \`sealCertificate\` varchar(64) character set ascii collate ascii_bin null`,
  // Certificates that documents were sealed with; the key of the one made here is sealed with SECRET.
  `create table \`sealCertificates\` (
  \`slot\` varchar(64) character set ascii collate ascii_bin not null,
  \`fingerprint\` char(64) character set ascii collate ascii_bin not null,
  \`certificates\` text not null,
  \`sealedKey\` text null,
  \`createdAt\` datetime(3) not null,
  primary key (\`slot\`)
)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
