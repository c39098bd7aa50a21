import type { Language } from '@plumbline/resources/language/languages';
import { pageTexts } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../brands';
import { letter } from '../../mail';
import type { Mail } from '../../mail/mail';

export interface InvitationMail {
  email: string;
  language: Language;
  link: string;
  /** Name of the person who invites; `account` is the name of the account invited to. */
  inviter: string;
  account: string;
  brand: MailBrand | null;
}

/** The mail with the link that links a user to a contact. */
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
