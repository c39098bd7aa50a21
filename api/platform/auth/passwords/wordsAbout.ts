import type { Knex } from 'knex';

/** Known data of the person, which would be tried first: names, address, companies. */
export async function wordsAbout(db: Knex, user: string | null): Promise<string[]> {
  if (!user) return [];
  const row = await db('users').where({ id: user }).first('email', 'firstName', 'lastName');
  const companies: string[] = await db('contacts as c')
    .join('instances as i', 'i.id', 'c.instance')
    .where({ 'c.user': user, 'c.deletedAt': null })
    .pluck('i.companyName');
  return [row?.email, row?.firstName, row?.lastName, ...companies].filter(Boolean);
}
