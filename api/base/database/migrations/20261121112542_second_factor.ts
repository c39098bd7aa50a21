import type { Knex } from 'knex';

const id = 'char(36) character set ascii collate ascii_bin';
const code = (length: number) => `varchar(${length}) character set ascii collate ascii_bin`;

const statements = [
  `alter table \`instances\`
  add column \`demandsSecondFactor\` tinyint(1) null`,
  `alter table \`users\`
  add column \`secondFactorResetAt\` datetime(3) null`,
  `alter table \`contacts\`
  add column \`secondFactorResetAt\` datetime(3) null`,
  // The secret of the one-time codes, sealed with SECRET, and the last time step a code was taken for.
  `create table secondFactors (
    user ${id} not null,
    sealedSecret text not null,
    lastStep bigint not null,
    createdAt datetime(3) not null,
    primary key (user)
  )`,
  `create table recoveryCodes (
    user ${id} not null,
    hash ${code(64)} not null,
    createdAt datetime(3) not null,
    usedAt datetime(3) null,
    primary key (user, hash)
  )`,
  // lockedAt: nobody works on until the person proves to be there; provenAt: when that was last done.
  `alter table sessions
    add column lockedAt datetime(3) null,
    add column provenAt datetime(3) null`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
}
