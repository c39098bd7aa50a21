import { nameProduct, productName } from '@plumbline/resources/rules/brands/brand';
import type { Mail } from '../../mail/mail';
import { signInState } from '../signInState';
import type { SignInServer } from './signInServer';

/** Queued mails to an address, oldest first. */
export async function mailsTo(server: SignInServer, email: string): Promise<Mail[]> {
  const { sealer } = await signInState(server.api);
  const jobs = await server.db('jobs').where({ kind: 'mail' }).orderBy('id');
  return jobs
    .map((job): Mail => JSON.parse(sealer.open(job.payload.sealed)))
    .filter(({ to }) => to === email);
}

/** The subject with the product's default name, as for people without a broker. */
export const subjectOf = ({ subject }: { subject: string }): string => nameProduct(subject, productName);
