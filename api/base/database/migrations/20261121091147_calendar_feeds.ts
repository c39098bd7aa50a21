import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const code = (length: number) => `varchar(${length}) character set ascii collate ascii_bin`;

/** Secret addresses of calendars, by hash: one per person and account. `seat` is the contact, or the user without one. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create table calendarFeeds (
    id ${id} not null,
    hash ${code(64)} not null,
    user ${id} not null,
    contact ${id} null,
    seat ${id} not null,
    content ${code(20)} not null,
    createdAt datetime(3) not null,
    lastUsedAt datetime(3) null,
    primary key (id),
    unique key by_hash (hash),
    unique key by_seat (seat),
    key by_user (user)
  )`);
}
