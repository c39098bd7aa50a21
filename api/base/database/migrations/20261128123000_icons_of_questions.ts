import type { Knex } from 'knex';

/** Icons of questions could be any text; those without effect are cleared, the others become a choice. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`update \`frequentlyAskedQuestions\` set \`iconClass\` = null
    where binary \`iconClass\` not in ('build', 'calendar_month', 'cloud_off', 'cloud_upload', 'description', 'event',
      'group', 'lock', 'mail', 'qr_code', 'support_agent', 'sync', 'vpn_key')`);
  await db.raw(`alter table \`frequentlyAskedQuestions\`
    modify column \`iconClass\` varchar(64) character set ascii collate ascii_bin null`);
}
