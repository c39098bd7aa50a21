import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(
    `alter table issuerRecords
      add column user char(36) character set ascii collate ascii_bin null after uid,
      add key by_user (user)`,
  );
  // Ids of people are 36 characters; anything else is none.
  await db.raw(
    `update issuerRecords set user = coalesce(
      json_value(payload, '$.accountId'),
      json_value(payload, '$.result.login.accountId'),
      json_value(payload, '$.session.accountId'))
    where char_length(coalesce(
      json_value(payload, '$.accountId'),
      json_value(payload, '$.result.login.accountId'),
      json_value(payload, '$.session.accountId'))) = 36`,
  );
  // What an issuer of another house wants to be shown when it ends its own sign-in, sealed.
  await db.raw('alter table sessions add column issuerIdToken text null after issuerRefreshToken');
}
