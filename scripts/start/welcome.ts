import { connectDatabase } from '../../api/base/database/connectDatabase';
import { demoAccounts, demoPassword, providerStaff } from '../../seeds/accounts';

/** The output of `npm start` when ready: the address and the demo users. */
export async function welcome(origin: string, databaseUrl: string): Promise<string> {
  const people = await demoSignIns(databaseUrl);
  const widest = Math.max(...people.map(({ email }) => email.length));
  return [
    '',
    `Plumbline is ready: ${origin}`,
    ...(people.length > 0 ? [`Demo sign-ins, all with the password ${demoPassword}`] : []),
    ...people.map(({ email, where }) => `  ${email.padEnd(widest)}  ${where}`),
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

interface SignIn {
  email: string;
  where: string;
}

/** Only those in this database: a real one has none. */
async function demoSignIns(databaseUrl: string): Promise<SignIn[]> {
  const all = [
    ...demoAccounts.flatMap(({ people, companyName, instanceType }) =>
      people.map(({ email, role }) => ({ email, where: `${role}, ${companyName} (${instanceType})` })),
    ),
    ...providerStaff.map(({ email, systemRole }) => ({ email, where: `${systemRole}, the provider` })),
  ];
  const db = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const emails = all.map(({ email }) => email);
    const known = new Set(await db('users').whereIn('email', emails).pluck('email'));
    return all.filter(({ email }) => known.has(email));
  } finally {
    await db.destroy();
  }
}
