import type { Instance } from '@plumbline/resources/entities/instances';
import type { Language } from '@plumbline/resources/language/languages';
import { reportMailWords } from '@plumbline/resources/rules/reports/reportMail';
import { html } from '../../../base/pages/html';
import { fill } from '../../../base/pages/pageTexts';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import type { Mail } from '../../../platform/mail/mail';
import { signature } from '../../../platform/mail/signature';

interface Letter {
  to: string;
  language: Language;
  account: Pick<Instance, 'companyName' | 'reportMailSubject' | 'reportMailText'>;
  /** Values of the placeholders in subject and text. */
  values: Readonly<Record<string, string>>;
  /** Download link and its last day, formatted for the reader; absent: the report is attached. */
  link?: { address: string; until: string } | undefined;
  /** URL at which a copy of the report can be verified. */
  verify: string;
  brand: MailBrand | null;
}

/** The mail with a final report, with the account's own text in this language or the default text. */
export function reportLetter({ to, language, account, values, link, verify, brand }: Letter): Mail {
  const words = reportMailWords(language);
  const text = fill(account.reportMailText?.[language] || words.text, values);
  const how = link ? fill(words.link, { until: link.until }) : words.attached;
  const name = brand?.name ?? account.companyName;
  const colored = brand?.color ? html` style="color:${brand.color}"` : '';
  const lines = text.split(/\n{2,}/).map((part) => part.trim());
  return {
    kind: 'report',
    to,
    brand,
    // A line break in the subject would start another header (header injection).
    subject: fill(account.reportMailSubject?.[language] || words.subject, values).replace(/\s+/g, ' '),
    text: `${[...lines, how, link?.address, `${words.verify}\n${verify}`].filter(Boolean).join('\n\n')}\n\n${name}\n`,
    html: html`<!doctype html><html lang="${language.slice(0, 2)}"><body style="font:16px/1.5 sans-serif;color:#1d2733">
${lines.map((line) => html`<p style="white-space:pre-line">${line}</p>`)}<p>${how}</p>${
      link ? html`<p><a href="${link.address}"${colored}>${link.address}</a></p>` : ''
    }<p style="font-size:13px;color:#5c6873">${words.verify}<br><a href="${verify}"${colored}>${verify}</a></p>
${brand ? signature(brand) : html`<p style="height:35px;line-height:35px;font-weight:bold">${name}</p>`}</body></html>`
      .markup,
  };
}
