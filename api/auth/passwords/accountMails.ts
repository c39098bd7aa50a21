import type { Language } from '@plumbline/resources/languages';
import { letter } from '../../mail/letter';
import type { Mail } from '../../mail/mail';
import { pageTexts } from '../issuer/pages/pageTexts';

interface Addressee {
  language: Language;
  email: string;
}

/** The mail with the link that sets a new password. */
export function resetMail({ language, email }: Addressee, link: string): Mail {
  const words = pageTexts(language).mails.reset;
  return letter({ to: email, language, words, values: { email }, linkFirst: link });
}

/** The mail that tells of a changed password; `link` leads to setting a new one. */
export function changedMail({ language, email }: Addressee, link: string): Mail {
  const words = pageTexts(language).mails.changed;
  return letter({ to: email, language, words, values: { email }, linkLast: link });
}

/** The mail to a new address, whose link makes it the one to sign in with. */
export function newAddressMail({ language, email }: Addressee, newEmail: string, link: string): Mail {
  const words = pageTexts(language).mails.newAddress;
  return letter({ to: newEmail, language, words, values: { email, newEmail }, linkFirst: link });
}

/** The mail that tells the old address of the new one. */
export function movedMail({ language, email }: Addressee, newEmail: string): Mail {
  const words = pageTexts(language).mails.moved;
  return letter({ to: email, language, words, values: { email, newEmail } });
}
