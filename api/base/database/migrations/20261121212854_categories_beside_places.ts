import type { Knex } from 'knex';

const statements = [
  `alter table \`audits\`
  drop key \`by_dateAudited\`,
  drop key \`by_result\`,
  drop key \`by_type\`,
  add key \`by_type\` (\`instance\`, \`deletedAt\`, \`type\`, \`id\`, \`location\`, \`category\`),
  add key \`by_result\` (\`instance\`, \`deletedAt\`, \`result\`, \`id\`, \`location\`, \`category\`),
  add key \`by_dateAudited\` (\`instance\`, \`deletedAt\`, \`dateAudited\`, \`id\`, \`location\`, \`category\`, \`isFinished\`, \`isMissed\`)`,
  `alter table \`deficiencies\`
  drop key \`by_dangerLevel\`,
  drop key \`by_dateDue\`,
  drop key \`by_status\`,
  drop key \`order_dateDue\`,
  add key \`by_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDue\`, \`id\`, \`isNotAsked\`, \`location\`, \`category\`, \`audit\`),
  add key \`order_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDueOrder\`, \`id\`, \`isNotAsked\`, \`location\`, \`category\`, \`audit\`),
  add key \`by_dangerLevel\` (\`instance\`, \`deletedAt\`, \`dangerLevel\`, \`id\`, \`isNotAsked\`, \`location\`, \`category\`, \`audit\`),
  add key \`by_status\` (\`instance\`, \`deletedAt\`, \`status\`, \`id\`, \`isNotAsked\`, \`location\`, \`category\`, \`audit\`)`,
  `alter table \`tasks\`
  drop key \`by_dateDue\`,
  drop key \`by_status\`,
  drop key \`by_title\`,
  drop key \`by_type\`,
  drop key \`order_dateDue\`,
  add key \`by_title\` (\`instance\`, \`deletedAt\`, \`title\`, \`id\`, \`location\`, \`category\`),
  add key \`by_type\` (\`instance\`, \`deletedAt\`, \`type\`, \`id\`, \`location\`, \`category\`),
  add key \`by_status\` (\`instance\`, \`deletedAt\`, \`status\`, \`id\`, \`location\`, \`category\`),
  add key \`by_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDue\`, \`id\`, \`location\`, \`category\`),
  add key \`order_dateDue\` (\`instance\`, \`deletedAt\`, \`dateDueOrder\`, \`id\`, \`location\`, \`category\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
