import { connectDatabase } from '../../api/base/database/connectDatabase';
import { buildContact, buildSomebody, buildUser, password } from '../../api/platform/auth/testing/people';

export interface TwoPeople {
  password: string;
  owner: { email: string };
  member: { user: string; email: string; contact: string; name: string };
}

/** A separate account with two people, so that changes to them do not affect the demo data. */
export async function buildPeople(databaseUrl: string): Promise<TwoPeople> {
  const db = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const owner = await buildSomebody(db);
    const user = await buildUser(db);
    const { email } = await db('users').where({ id: user }).first('email');
    const contact = await buildContact(db, owner.instance, user, {
      firstName: 'Ewa',
      lastName: 'Lis',
      contactType: 'employee',
      instanceRole: 'Employee',
    });
    return {
      password,
      owner: { email: owner.email },
      member: { user, email, contact, name: 'Ewa Lis' },
    };
  } finally {
    await db.destroy();
  }
}
