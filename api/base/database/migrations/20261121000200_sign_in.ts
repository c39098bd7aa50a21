import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const code = (length: number) => `varchar(${length}) character set ascii collate ascii_bin`;

const statements = [
  `create table credentials (
    user ${id} not null,
    passwordHash varchar(200) not null,
    changedAt datetime(3) not null,
    primary key (user)
  )`,
  // Who a foreign issuer means by its subject.
  `create table userIdentities (
    issuer ${code(191)} not null,
    subject ${code(191)} not null,
    user ${id} not null,
    createdAt datetime(3) not null,
    primary key (issuer, subject),
    key by_user (user)
  )`,
  `create table sessions (
    id ${id} not null,
    user ${id} not null,
    contact ${id} null,
    generation int not null default 1,
    rotatedAt datetime(3) not null,
    issuerRefreshToken text null,
    issuerCheckedUntil datetime(3) not null,
    issuerLease datetime(3) null,
    userAgent varchar(300) not null,
    address varchar(45) not null,
    createdAt datetime(3) not null,
    lastSeen datetime(3) not null,
    expiresAt datetime(3) not null,
    revokedAt datetime(3) null,
    revokedBecause ${code(20)} null,
    primary key (id),
    key by_user (user, lastSeen),
    key by_expiry (expiresAt)
  )`,
  `create table apiTokens (
    id ${id} not null,
    hash ${code(64)} not null,
    name varchar(100) not null,
    user ${id} not null,
    contact ${id} null,
    scopes json not null,
    createdAt datetime(3) not null,
    lastUsedAt datetime(3) null,
    expiresAt datetime(3) null,
    revokedAt datetime(3) null,
    primary key (id),
    unique key by_hash (hash),
    key by_user (user, createdAt)
  )`,
  // What the embedded issuer remembers: codes, grants, refresh tokens, interactions.
  `create table issuerRecords (
    model ${code(40)} not null,
    id ${code(128)} not null,
    payload json not null,
    grantId ${code(64)} null,
    uid ${code(64)} null,
    consumedAt datetime(3) null,
    expiresAt datetime(3) null,
    primary key (model, id),
    key by_grant (grantId),
    key by_uid (uid),
    key by_expiry (expiresAt)
  )`,
  // Signing and cookie keys, sealed with SECRET, shared by all processes.
  `create table signInKeys (
    purpose ${code(20)} not null,
    generation int not null,
    sealed text not null,
    createdAt datetime(3) not null,
    primary key (purpose, generation)
  )`,
  `create table signInAttempts (
    id ${code(64)} not null,
    content text not null,
    expiresAt datetime(3) not null,
    primary key (id),
    key by_expiry (expiresAt)
  )`,
  // The order of these columns is what rate-limiter-flexible inserts by.
  `create table rateLimits (
    \`key\` varchar(255) character set utf8mb4 collate utf8mb4_bin not null,
    points int not null default 0,
    expire bigint unsigned null,
    primary key (\`key\`),
    key by_expiry (expire)
  )`,
  `create table accountLinks (
    hash ${code(64)} not null,
    user ${id} not null,
    purpose ${code(20)} not null,
    createdAt datetime(3) not null,
    expiresAt datetime(3) not null,
    usedAt datetime(3) null,
    primary key (hash),
    key by_user (user, purpose)
  )`,
  // Sign-in asks for a user's contacts across all accounts, which no index that begins with the account answers.
  'alter table contacts add key of_user (user)',
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
