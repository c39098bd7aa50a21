import type { Instance } from '@plumbline/resources/entities/instances';
import type { Language } from '@plumbline/resources/language/languages';
import { reportMailWords } from '@plumbline/resources/rules/reports/reportMail';
import { html } from '../../../base/pages/html';
import { fill } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import type { Mail } from '../../../platform/mail/mail';
import { signature } from '../../../platform/mail/signature';
import { plainText } from '../engine/texts/readParagraphs';
import { type MailText, paragraphsMarkup } from './mailText';

interface Letter {
  to: string;
  language: Language;
  account: Pick<Instance, 'companyName' | 'reportMailSubject' | 'reportMailText'>;
  /** By a template; absent: the account's own text or the default one. */
  content?: MailText | undefined;
  /** Values of the placeholders in subject and text. */
  values: Readonly<Record<string, string>>;
  /** Download link and its last day, formatted for the reader; absent: the report is attached. */
  link?: { address: string; until: string } | undefined;
  /** URL at which a copy of the report can be verified. */
  verify: string;
  brand: MailBrand | null;
}

/** The mail with a final report: by a template, with the account's own text in this language or the default text. */
export function reportLetter(letter: Letter): Mail {
  const { to, language, account, link, verify, brand } = letter;
  const words = reportMailWords(language);
  const { subject, paragraphs } = letter.content ?? writtenText(letter);
  const how = link ? fill(words.link, { until: link.until }) : words.attached;
  const name = brand?.name ?? account.companyName;
  const colored = brand?.color ? html` style="color:${brand.color}"` : '';
  const lines = paragraphs.map(plainText);
  return {
    kind: 'report',
    to,
    brand,
    // A line break in the subject would start another header (header injection).
    subject: subject.replace(/\s+/g, ' '),
    text: `${[...lines, how, link?.address, `${words.verify}\n${verify}`].filter(Boolean).join('\n\n')}\n\n${name}\n`,
    html: html`<!doctype html><html lang="${language.slice(0, 2)}"><body style="font:16px/1.5 sans-serif;color:#1d2733">
${paragraphsMarkup(paragraphs)}<p>${how}</p>${
      link ? html`<p><a href="${link.address}"${colored}>${link.address}</a></p>` : ''
    }<p style="font-size:13px;color:#5c6873">${words.verify}<br><a href="${verify}"${colored}>${verify}</a></p>
${brand ? signature(brand) : html`<p style="height:35px;line-height:35px;font-weight:bold">${name}</p>`}</body></html>`
      .markup,
  };
}

/** The account's own text in this language, otherwise the product's, with its values. */
function writtenText({ language, account, values }: Letter): MailText {
  const words = reportMailWords(language);
  const text = fill(account.reportMailText?.[language] || words.text, values);
  return {
    subject: fill(account.reportMailSubject?.[language] || words.subject, values),
    paragraphs: text.split(/\n{2,}/).map((part) => [{ text: part.trim(), isBold: false, isItalic: false }]),
  };
}
