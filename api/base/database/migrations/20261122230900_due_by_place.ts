import type { Knex } from 'knex';

/** Suggestions count what is due by place: all that they read of a duty stands in this index; so does what was never inspected. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table `inspectionDuties` add key `dueByPlace` (`instance`, `deletedAt`, `isMandatory`, `nextDate`, `type`, `location`, `category`, `equipment`, `owner`, `lastDate`)',
  );
}
