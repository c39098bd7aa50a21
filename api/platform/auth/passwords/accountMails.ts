import type { Language } from '@plumbline/resources/language/languages';
import { pageTexts } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../brands';
import { letter } from '../../mail';
import type { Mail } from '../../mail/mail';

interface Addressee {
  language: Language;
  email: string;
  brand: MailBrand | null;
}

/** The mail with the link that sets a new password. */
export function resetMail({ language, email, brand }: Addressee, link: string): Mail {
  const words = pageTexts(language).mails.reset;
  return letter({
    kind: 'resetPassword',
    to: email,
    language,
    brand,
    words,
    values: { email },
    linkFirst: link,
  });
}

/** The mail to a new user, with the link to set the first password. */
export function welcomeMail({ language, email, brand }: Addressee, link: string): Mail {
  const words = pageTexts(language).mails.welcome;
  return letter({ kind: 'welcome', to: email, language, brand, words, values: { email }, linkFirst: link });
}

/** The mail about a changed password; `link` leads to resetting it. */
export function changedMail({ language, email, brand }: Addressee, link: string): Mail {
  const words = pageTexts(language).mails.changed;
  return letter({
    kind: 'passwordChanged',
    to: email,
    language,
    brand,
    words,
    values: { email },
    linkLast: link,
  });
}

/** The mail to a new address with the link that confirms it. */
export function newAddressMail({ language, email, brand }: Addressee, newEmail: string, link: string): Mail {
  const words = pageTexts(language).mails.newAddress;
  return letter({
    kind: 'newAddress',
    to: newEmail,
    language,
    brand,
    words,
    values: { email, newEmail },
    linkFirst: link,
  });
}

/** The mail to the old address about the new one. */
export function movedMail({ language, email, brand }: Addressee, newEmail: string): Mail {
  const words = pageTexts(language).mails.moved;
  return letter({ kind: 'addressMoved', to: email, language, brand, words, values: { email, newEmail } });
}
