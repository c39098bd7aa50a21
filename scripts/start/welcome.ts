import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes/children';

interface SignIn {
  email: string;
  password: string;
  who: string;
}

/** What `npm start` prints when all is ready: where to go and who one can be there. */
export async function welcome(origin: string): Promise<string> {
  const signIns = await demoSignIns();
  const widest = Math.max(...signIns.map(({ email }) => email.length));
  const lines = signIns.map(({ email, password, who }) => `  ${email.padEnd(widest)}  ${password}  ${who}`);
  return ['', `Plumbline is ready: ${origin}`, ...lines, 'Ctrl-C stops it.', ''].join('\n');
}

async function demoSignIns(): Promise<SignIn[]> {
  const file = path.join(root, 'seeds/demoSignIns.ts');
  if (process.env.DEMO_DATA === 'no' || !existsSync(file)) return [];
  const module: { demoSignIns: SignIn[] } = await import(file);
  return module.demoSignIns;
}
