import type { Language } from '@plumbline/resources/language/languages';
import { pageTexts } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../brands';
import { letter } from '../../mail';
import type { Mail } from '../../mail/mail';

interface InvitationMail {
  email: string;
  language: Language;
  link: string;
  /** Who invites, by name, and into which account. */
  inviter: string;
  account: string;
  brand: MailBrand | null;
}

/** The mail with the link that binds a sign-in to a contact. */
export function invitationMail({ email, language, link, inviter, account, brand }: InvitationMail): Mail {
  const words = pageTexts(language).mails.invitation;
  return letter({
    kind: 'invitation',
    to: email,
    language,
    brand,
    words,
    values: { email, inviter, account },
    linkFirst: link,
  });
}
