import type { Knex } from 'knex';

const statements = [
  `alter table \`auditPlannings\`
  drop key \`by_auditor\`,
  add key \`by_auditor\` (\`auditor\`, \`instance\`, \`deletedAt\`, \`id\`, \`owner\`, \`location\`)`,
  `alter table \`audits\`
  drop key \`by_auditor\`,
  add key \`by_auditor\` (\`auditor\`, \`instance\`, \`deletedAt\`, \`id\`, \`isFinished\`, \`isMissed\`, \`planning\`, \`equipment\`, \`owner\`, \`location\`, \`report\`)`,
  `alter table \`auditReports\`
  drop key \`by_auditor\`,
  add key \`by_auditor\` (\`auditor\`, \`instance\`, \`deletedAt\`, \`id\`, \`owner\`, \`location\`)`,
  `alter table \`tasks\`
  drop key \`by_responsible\`,
  add key \`by_responsible\` (\`responsible\`, \`instance\`, \`deletedAt\`, \`id\`, \`owner\`, \`location\`, \`equipment\`, \`category\`)`,
  `alter table \`savedFilters\`
  drop key \`by_entity\`,
  drop key \`by_name\`,
  add key \`by_name\` (\`instance\`, \`user\`, \`deletedAt\`, \`name\`, \`id\`, \`isDefault\`),
  add key \`by_entity\` (\`instance\`, \`user\`, \`deletedAt\`, \`entity\`, \`id\`)`,
  `alter table \`hiddenSuggestions\`
  drop key \`by_until\`,
  drop key \`by_user\`,
  drop key \`order_until\`,
  add key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`, \`location\`),
  add key \`by_until\` (\`instance\`, \`user\`, \`deletedAt\`, \`until\`, \`id\`),
  add key \`order_until\` (\`instance\`, \`user\`, \`deletedAt\`, \`untilOrder\`, \`id\`)`,
  `alter table \`licenseKeys\`
  drop key \`by_soldTo\`,
  add key \`by_soldTo\` (\`soldTo\`, \`instance\`, \`deletedAt\`, \`id\`, \`licenseSet\`, \`broker\`, \`activatedFor\`)`,
  `alter table \`checkerIdRanges\`
  drop key \`by_soldTo\`,
  add key \`by_soldTo\` (\`soldTo\`, \`instance\`, \`deletedAt\`, \`id\`, \`broker\`)`,
  `alter table \`devices\`
  drop key \`by_user\`,
  add key \`by_user\` (\`user\`, \`instance\`, \`deletedAt\`, \`id\`, \`isRemoteMaintenanceAllowed\`, \`owner\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
