import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

const statements = [
  `alter table \`auditRegulations\`
  add column \`publishedVersion\` int null`,
  `create table \`regulationVersions\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`name\` json null,
  \`nameOrder_pl\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."pl-PL"'), json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."hu-HU"')), 100)) virtual,
  \`nameOrder_de\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."pl-PL"'), json_value(\`name\`, '$."hu-HU"')), 100)) virtual,
  \`nameOrder_en\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."pl-PL"'), json_value(\`name\`, '$."hu-HU"')), 100)) virtual,
  \`nameOrder_hu\` varchar(100) generated always as (left(coalesce(json_value(\`name\`, '$."hu-HU"'), json_value(\`name\`, '$."en-EN"'), json_value(\`name\`, '$."de-DE"'), json_value(\`name\`, '$."pl-PL"')), 100)) virtual,
  \`shortName\` varchar(40) null,
  \`description\` json null,
  \`shortDescription\` json null,
  \`type\` varchar(64) character set ascii collate ascii_bin null,
  \`categoryType\` varchar(64) character set ascii collate ascii_bin null,
  \`interval\` int null,
  \`intervalUnit\` varchar(64) character set ascii collate ascii_bin null,
  \`isMandatory\` tinyint(1) null,
  \`sortOrder\` int null,
  \`parts\` json null,
  \`regulation\` char(36) character set ascii collate ascii_bin null,
  \`state\` varchar(64) character set ascii collate ascii_bin null,
  \`number\` int null,
  \`publishedAt\` datetime(3) null,
  \`publishedBy\` varchar(200) null,
  \`note\` varchar(300) null,
  \`addedCount\` int null,
  \`changedCount\` int null,
  \`removedCount\` int null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`order_name_pl\` (\`instance\`, \`deletedAt\`, \`nameOrder_pl\`, \`id\`),
  key \`order_name_de\` (\`instance\`, \`deletedAt\`, \`nameOrder_de\`, \`id\`),
  key \`order_name_en\` (\`instance\`, \`deletedAt\`, \`nameOrder_en\`, \`id\`),
  key \`order_name_hu\` (\`instance\`, \`deletedAt\`, \`nameOrder_hu\`, \`id\`),
  key \`by_regulation\` (\`regulation\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_state\` (\`instance\`, \`deletedAt\`, \`state\`, \`id\`),
  key \`by_number\` (\`instance\`, \`deletedAt\`, \`number\`, \`id\`),
  key \`by_publishedAt\` (\`instance\`, \`deletedAt\`, \`publishedAt\`, \`id\`),
  key \`by_publishedBy\` (\`instance\`, \`deletedAt\`, \`publishedBy\`, \`id\`),
  key \`by_addedCount\` (\`instance\`, \`deletedAt\`, \`addedCount\`, \`id\`),
  key \`by_changedCount\` (\`instance\`, \`deletedAt\`, \`changedCount\`, \`id\`),
  key \`by_removedCount\` (\`instance\`, \`deletedAt\`, \`removedCount\`, \`id\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

const content =
  'name, shortName, description, shortDescription, type, categoryType, `interval`, intervalUnit, isMandatory, sortOrder, parts';

/** Checklists have named the row version of their regulation so far: what is published goes on counting from there. */
export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
  await db.raw('update auditRegulations set publishedVersion = version');
  const regulations: { id: string; instance: string }[] = await db('auditRegulations')
    .where({ deletedAt: null })
    .select('id', 'instance');
  for (const { id, instance } of regulations) {
    await db('changeCounters').where({ instance }).increment('value', 1);
    const { value } = await db('changeCounters').where({ instance }).first('value');
    await db.raw(
      `insert into regulationVersions
         (id, instance, changeNumber, createdAt, updatedAt, custom, regulation, state, number, publishedAt, ${content})
       select ?, instance, ?, updatedAt, updatedAt, custom, id, 'published', publishedVersion, updatedAt, ${content}
         from auditRegulations where id = ?`,
      [newId(), value, id],
    );
  }
}
