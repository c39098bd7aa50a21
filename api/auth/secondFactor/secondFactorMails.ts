import type { Language } from '@plumbline/resources/languages';
import { letter } from '../../mail/letter';
import type { Mail } from '../../mail/mail';
import { secondFactorTexts } from './pages/secondFactorTexts';

export type SecondFactorNews = 'on' | 'off' | 'reset' | 'recoveryUsed';

/** Tells a person what happened to the second factor of his or her sign-in, which nobody must do unnoticed. */
export function secondFactorMail(
  news: SecondFactorNews,
  { language, email }: { language: Language; email: string },
  values: Readonly<Record<string, string>> = {},
): Mail {
  const words = secondFactorTexts(language).mails[news];
  return letter({ to: email, language, words, values: { email, ...values } });
}
