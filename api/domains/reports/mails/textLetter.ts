import type { Language } from '@plumbline/resources/language/languages';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../../base/pages/html';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import type { Mail } from '../../../platform/mail/mail';
import type { MailKind } from '../../../platform/mail/mailKinds';
import { signature } from '../../../platform/mail/signature';
import { plainText } from '../engine/texts/readParagraphs';
import { type MailText, paragraphsMarkup } from './mailText';

interface Letter {
  kind: MailKind;
  to: string;
  language: Language;
  content: MailText;
  /** What every such mail says after its text, in both forms. */
  after?: readonly MailLine[];
  /** The account that writes to its own customers and signs where no broker does; absent: the product signs. */
  company?: string;
  brand: MailBrand | null;
}

export interface MailLine {
  text: string;
  html: Markup;
}

/** A mail with the paragraphs of a template or a written text, signed as every mail of the broker or the account. */
export function textLetter({ kind, to, language, content, after = [], company, brand }: Letter): Mail {
  const { subject, paragraphs } = content;
  const lines = [...paragraphs.map(plainText), ...after.map(({ text }) => text)];
  return {
    kind,
    to,
    brand,
    subject,
    text: `${[...lines, brand?.name ?? company ?? productNameOf(brand)].join('\n\n')}\n`,
    html: html`<!doctype html><html lang="${language.slice(0, 2)}"><body style="font:16px/1.5 sans-serif;color:#1d2733">
${paragraphsMarkup(paragraphs)}${after.map((line) => line.html)}
${brand || company === undefined ? signature(brand) : html`<p style="height:35px;line-height:35px;font-weight:bold">${company}</p>`}</body></html>`
      .markup,
  };
}

/** A link below the words that say where it leads. */
export const linkLine = (words: string, address: string, brand: MailBrand | null): MailLine => ({
  text: `${words}\n${address}`,
  html: html`<p>${words}<br>${linkMarkup(address, brand)}</p>`,
});

/** A link in the broker's colour. */
export const linkMarkup = (address: string, brand: MailBrand | null): Markup =>
  html`<a href="${address}"${brand?.color ? html` style="color:${brand.color}"` : ''}>${address}</a>`;
