import { nameProduct, productName } from '@plumbline/resources/rules/brands/brand';
import type { Mail } from '../../mail/mail';
import { signInState } from '../signInState';
import type { SignInServer } from './signInServer';

/** The mails that wait to be sent to an address, oldest first. */
export async function mailsTo(server: SignInServer, email: string): Promise<Mail[]> {
  const { sealer } = await signInState(server.api);
  const jobs = await server.db('jobs').where({ kind: 'mail' }).orderBy('id');
  return jobs
    .map((job): Mail => JSON.parse(sealer.open(job.payload.sealed)))
    .filter(({ to }) => to === email);
}

/** The subject of these words to people whom no broker looks after. */
export const subjectOf = ({ subject }: { subject: string }): string => nameProduct(subject, productName);
