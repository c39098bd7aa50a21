import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';

const statements = [
  `create table invitations (
    hash varchar(64) character set ascii collate ascii_bin not null,
    contact ${id} not null,
    instance ${id} not null,
    email varchar(200) not null,
    invitedBy ${id} not null,
    createdAt datetime(3) not null,
    expiresAt datetime(3) not null,
    usedAt datetime(3) null,
    withdrawnAt datetime(3) null,
    primary key (hash),
    key of_contact (contact),
    key by_expiry (expiresAt)
  )`,
  // What a link is to bring about besides its purpose, e.g. the new address.
  'alter table accountLinks add column target varchar(200) null',
  // Which invitations have run out is asked across all accounts.
  'alter table contacts add key by_invitation_end (invitationState, invitationExpiresAt)',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
