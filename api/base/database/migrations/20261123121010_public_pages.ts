import type { Knex } from 'knex';

const statements = [
  `alter table \`instances\`
  add column \`hasPublicPages\` tinyint(1) null,
  add column \`publicIdentification\` tinyint(1) null,
  add column \`publicModel\` tinyint(1) null,
  add column \`publicMaker\` tinyint(1) null,
  add column \`publicYear\` tinyint(1) null,
  add column \`publicLoads\` tinyint(1) null,
  add column \`publicInspections\` tinyint(1) null,
  add column \`publicAccount\` tinyint(1) null,
  add column \`publicContact\` varchar(200) null,
  add column \`takesDamageReports\` tinyint(1) null`,
  `alter table \`equipments\`
  add column \`isPublicPageRevoked\` tinyint(1) null`,
  `alter table \`tasks\`
  add column \`photos\` json null,
  add column \`reportNumber\` varchar(20) null,
  add column \`reportedDanger\` varchar(64) character set ascii collate ascii_bin null,
  add column \`reportedBy\` varchar(160) null,
  add column \`reportedPhone\` varchar(30) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
