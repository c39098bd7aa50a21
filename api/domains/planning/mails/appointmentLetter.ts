import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../../base/pages/html';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import type { Mail } from '../../../platform/mail/mail';
import type { MailKind } from '../../../platform/mail/mailKinds';
import { signature } from '../../../platform/mail/signature';
import { type MailText, paragraphsMarkup, plainText } from '../../reports';

interface Letter {
  kind: MailKind;
  to: string;
  language: Language;
  content: MailText;
  company: string;
  brand: MailBrand | null;
}

/** The mail about an appointment by a template of the account or its broker; it is signed as the mail of a report is. */
export function appointmentLetter({ kind, to, language, content, company, brand }: Letter): Mail {
  const { subject, paragraphs } = content;
  const name = brand?.name ?? company;
  return {
    kind,
    to,
    brand,
    subject,
    text: `${[...paragraphs.map(plainText), name].join('\n\n')}\n`,
    html: html`<!doctype html><html lang="${language.slice(0, 2)}"><body style="font:16px/1.5 sans-serif;color:#1d2733">
${paragraphsMarkup(paragraphs)}
${brand ? signature(brand) : html`<p style="height:35px;line-height:35px;font-weight:bold">${name}</p>`}</body></html>`
      .markup,
  };
}
