import type { Knex } from 'knex';

/**
 * Templates for orders and licences could name a customer, categories or a type of inspection, by which they never
 * applied. They lose these conditions and are out of use instead, so that no document changes by itself.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`update \`reportTemplates\`
    set \`isActive\` = 0, \`owner\` = null, \`categories\` = null, \`type\` = null
    where \`kind\` in ('ORDER_CONFIRMATION', 'INVOICE', 'ORDER_CONFIRMATION_MAIL', 'INVOICE_MAIL', 'CREDIT_NOTE_MAIL',
        'LICENCE_ENDING', 'LICENCE_ENDED', 'TRIAL_ENDING', 'TRIAL_ENDED')
      and (\`owner\` is not null or \`type\` is not null or json_length(\`categories\`) > 0)`);
}
