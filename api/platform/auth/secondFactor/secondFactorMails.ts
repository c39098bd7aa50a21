import type { Api } from '../../../base/context/context';
import { mailBrandOf } from '../../brands';
import { letter } from '../../mail';
import type { Mail } from '../../mail/mail';
import type { Person } from '../actors/findPerson';
import { secondFactorTexts } from './pages/secondFactorTexts';

export type SecondFactorNews = 'on' | 'off' | 'reset' | 'recoveryUsed';

const kinds = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  reset: 'secondFactorReset',
  recoveryUsed: 'recoveryCodeUsed',
} as const;

/** The mail about a change of the person's second factor. */
export async function secondFactorMail(
  api: Pick<Api, 'db' | 'config'>,
  news: SecondFactorNews,
  { language, email, accounts }: Pick<Person, 'language' | 'email' | 'accounts'>,
  values: Readonly<Record<string, string>> = {},
): Promise<Mail> {
  const words = secondFactorTexts(language).mails[news];
  const brand = await mailBrandOf(api, accounts[0]?.instance);
  return letter({ kind: kinds[news], to: email, language, words, values: { email, ...values }, brand });
}
