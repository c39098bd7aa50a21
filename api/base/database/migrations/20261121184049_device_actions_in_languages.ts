import type { Knex } from 'knex';

const statements = [
  // What was written so far was English; as text first, for the objects are longer than the names.
  'alter table `deviceActions` drop key `by_name`, modify `name` text null, modify `description` text null',
  "update `deviceActions` set `name` = json_object('en-EN', `name`) where `name` is not null",
  "update `deviceActions` set `description` = json_object('en-EN', `description`) where `description` is not null",
  'alter table `deviceActions` modify `name` json null, modify `description` json null',
  `alter table \`deviceActions\`
  add column \`nameOrder_pl\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."pl-PL"'), json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."hu-HU"')), 100)) virtual,
  add column \`nameOrder_de\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."pl-PL"'), json_value(\`name\`, '$."hu-HU"')), 100)) virtual,
  add column \`nameOrder_en\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."pl-PL"'), json_value(\`name\`, '$."hu-HU"')), 100)) virtual,
  add column \`nameOrder_hu\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."hu-HU"'), json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."pl-PL"')), 100)) virtual,
  add key \`order_name_pl\` (\`instance\`, \`deletedAt\`, \`nameOrder_pl\`, \`id\`, \`isActive\`),
  add key \`order_name_de\` (\`instance\`, \`deletedAt\`, \`nameOrder_de\`, \`id\`, \`isActive\`),
  add key \`order_name_en\` (\`instance\`, \`deletedAt\`, \`nameOrder_en\`, \`id\`, \`isActive\`),
  add key \`order_name_hu\` (\`instance\`, \`deletedAt\`, \`nameOrder_hu\`, \`id\`, \`isActive\`)`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
