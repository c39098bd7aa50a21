import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const code = (length: number) => `varchar(${length}) character set ascii collate ascii_bin`;

const statements = [
  // Who wants an account and has not confirmed the address yet. What was typed lies here sealed; after confirming, or when
  // the registration was overwritten, only what the link in the mail has to tell is left.
  `create table registrations (
    id ${id} not null,
    email varchar(200) character set utf8mb4 collate utf8mb4_bin null,
    passwordHash varchar(200) null,
    sealed text null,
    mailJob ${id} null,
    createdAt datetime(3) not null,
    expiresAt datetime(3) not null,
    replacedAt datetime(3) null,
    confirmedAt datetime(3) null,
    user ${id} null,
    primary key (id),
    unique key by_email (email),
    key by_user (user),
    key by_expiry (expiresAt)
  )`,
  // To what somebody agreed, when, and which text it was: a proof, so rows are only ever added.
  `create table consents (
    id ${id} not null,
    user ${id} null,
    instance ${id} not null,
    kind ${code(40)} not null,
    versionName varchar(30) not null,
    hash ${code(64)} not null,
    language ${code(5)} not null,
    agreedAt datetime(3) not null,
    primary key (id),
    key by_user (user),
    key by_instance (instance, kind)
  )`,
  'alter table licenses add column isTrial tinyint(1) null',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
