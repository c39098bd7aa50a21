import type { Knex } from 'knex';
import { findPerson } from './actors/findPerson';
import { userByEmail } from './flow/findUser';
import { createApiToken } from './tokens/createApiToken';

/** Domains of the demo users; real users create their tokens in the application. */
const demoDomains = [
  'company.example',
  'auditor.example',
  'broker.example',
  'provider.example',
  'othercompany.example',
  'otherauditor.example',
];

const day = 24 * 60 * 60 * 1000;

/** Creates a personal API token (read and write, 30 days) for a demo user and returns its secret. */
export async function issueDemoToken(db: Knex, email: string, now: Date): Promise<string> {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  if (!demoDomains.includes(domain)) {
    throw new Error(
      `${email} is no demo sign-in; tokens are printed for addresses at ${demoDomains.join(', ')} only`,
    );
  }
  const user = await userByEmail(db, email);
  const person = user ? await findPerson(db, user) : null;
  const account = person?.accounts[0];
  if (!person || !account) throw new Error(`There is no demo sign-in ${email} in this database`);
  const { token } = await createApiToken(db, {
    user: person.id,
    contact: account.contact,
    name: 'npm run token',
    scopes: ['read', 'write'],
    expiresAt: new Date(now.getTime() + 30 * day),
    now,
  });
  return token;
}
