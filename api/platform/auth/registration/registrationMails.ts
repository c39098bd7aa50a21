import type { Language } from '@plumbline/resources/language/languages';
import { fill } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../brands';
import { letter } from '../../mail';
import type { Mail } from '../../mail/mail';
import { registrationTexts } from '../issuer/pages/registration/registrationTexts';
import type { Details } from './registrations';

/**
 * The mail whose link confirms the address and creates the account. It contains nothing else that was typed: its
 * reader may be a stranger.
 */
export function confirmMail(
  { email, language }: Details,
  { link, brand, broker }: { link: string; brand: MailBrand | null; broker: string | undefined },
): Mail {
  const texts = registrationTexts(language);
  const words = texts.mails.confirm;
  const note = broker && fill(texts.introduced, { broker });
  return letter({
    kind: 'confirmRegistration',
    to: email,
    language,
    words,
    values: { email },
    linkFirst: link,
    note,
    brand,
  });
}

/** The mail to an address that has a user; only this mail discloses it, no page does. */
export function knownMail(
  { email, language }: Pick<Details, 'email' | 'language'>,
  { signIn, forgotten, brand }: { signIn: string; forgotten: string; brand: MailBrand | null },
): Mail {
  const words = registrationTexts(language).mails.known;
  return letter({
    kind: 'knownAddress',
    to: email,
    language,
    words,
    values: { email },
    linkFirst: signIn,
    linkLast: forgotten,
    brand,
  });
}

/** The mail to the provider's administrators about a new broker whose rights are not granted yet. */
export function brokerMail(
  { companyName: company, firstName, lastName, email, phone }: Details,
  { to, language, link }: { to: string; language: Language; link: string },
): Mail {
  const words = registrationTexts(language).mails.broker;
  const person = `${firstName} ${lastName}`;
  return letter({
    kind: 'brokerRegistered',
    to,
    language,
    words,
    values: { company, person, email, phone },
    linkLast: link,
    // Its readers are the provider's own people.
    brand: null,
  });
}
