import { newId } from '@plumbline/resources/language/ids';
import type { Mail } from '../../../mail/mail';
import { signInState } from '../../signInState';
import type { Browser } from '../../testing/browser';
import { openBrowser } from '../../testing/browser';
import type { SignInServer } from '../../testing/signInServer';

let count = 0;

/** A visitor with a new address and a filled form. */
export function visitor(values: Record<string, string> = {}): Record<string, string> {
  count += 1;
  return {
    lang: 'pl-PL',
    id: newId(),
    accountType: 'COMPANY',
    companyName: `Chłodnia <${count}> sp. z o.o.`,
    firstName: 'Grażyna',
    lastName: 'Wójcik',
    email: `Grazyna.${count}@chlodnia.example`,
    phone: '+48 61 555 01 10',
    password: 'Chłodnia-2026',
    repeat: 'Chłodnia-2026',
    terms: 'yes',
    privacy: 'yes',
    ...values,
  };
}

/** All mails to an address, the oldest first. */
export async function mailsTo(server: SignInServer, email = ''): Promise<Mail[]> {
  const { sealer } = await signInState(server.api);
  const jobs = await server.db('jobs').where({ kind: 'mail' }).orderBy('id');
  return jobs
    .map((job): Mail => JSON.parse(sealer.open(job.payload.sealed)))
    .filter(({ to }) => to === email);
}

export const linkIn = (mail: Mail | undefined): string => mail?.text.match(/http\S+/)?.[0] ?? '';

/** Registers in a browser; returns the page after it. */
export async function registerIn(
  browser: Browser,
  form: Record<string, string>,
): Promise<{ status: number; page: string }> {
  const answer = await browser.post('/oidc/registration', form);
  const shown = answer.status === 303 ? await browser.get(answer.headers.get('location') ?? '') : answer;
  return { status: answer.status, page: await shown.text() };
}

export const somewhere = (server: SignInServer): Browser => openBrowser(server.origin);

/** Opens the link of the mail and confirms. */
export async function confirmIn(
  browser: Browser,
  link: string,
  form: Record<string, string> = {},
): Promise<{ status: number; page: string }> {
  const { id = '', token = '' } = Object.fromEntries(new URL(link).searchParams);
  const answer = await browser.post('/oidc/registration/confirm', { lang: 'pl-PL', id, token, ...form });
  return { status: answer.status, page: await answer.text() };
}

export const codeIn = (page: string): string | undefined => page.match(/data-code="(\w+)"/)?.[1];
