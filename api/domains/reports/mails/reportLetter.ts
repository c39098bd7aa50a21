import type { Instance } from '@plumbline/resources/entities/instances';
import type { Language } from '@plumbline/resources/language/languages';
import { reportMailWords } from '@plumbline/resources/rules/reports/reportMail';
import { html } from '../../../base/pages/html';
import { fill } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import type { Mail } from '../../../platform/mail/mail';
import type { MailText } from './mailText';
import { linkMarkup, type MailLine, textLetter } from './textLetter';

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
  const { to, language, account, brand } = letter;
  return textLetter({
    kind: 'report',
    to,
    language,
    content: letter.content ?? writtenText(letter),
    after: alwaysSaid(letter),
    company: account.companyName,
    brand,
  });
}

/** Where the report is, and where a copy of it can be verified. */
function alwaysSaid({ language, link, verify, brand }: Letter): MailLine[] {
  const words = reportMailWords(language);
  const how = link ? fill(words.link, { until: link.until }) : words.attached;
  const lines = [{ text: how, html: html`<p>${how}</p>` }];
  if (link) lines.push({ text: link.address, html: html`<p>${linkMarkup(link.address, brand)}</p>` });
  lines.push({
    text: `${words.verify}\n${verify}`,
    html: html`<p style="font-size:13px;color:#5c6873">${words.verify}<br>${linkMarkup(verify, brand)}</p>`,
  });
  return lines;
}

/** The account's own text in this language, otherwise the product's, with its values. */
function writtenText({ language, account, values }: Letter): MailText {
  const words = reportMailWords(language);
  const text = fill(account.reportMailText?.[language] || words.text, values);
  return {
    // A line break in the subject would start another header (header injection).
    subject: fill(account.reportMailSubject?.[language] || words.subject, values).replace(/\s+/g, ' '),
    paragraphs: text.split(/\n{2,}/).map((part) => [{ text: part.trim(), isBold: false, isItalic: false }]),
  };
}
