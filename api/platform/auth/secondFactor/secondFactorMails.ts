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

/** Tells a person what happened to the second factor of his or her sign-in, which nobody must do unnoticed. */
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
