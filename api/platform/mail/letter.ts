import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../base/pages/html';
import { fill, pageTexts } from '../../base/pages/pageTexts';
import type { MailBrand } from '../brands';
import type { Mail } from './mail';

interface Letter {
  to: string;
  language: Language;
  words: { subject: string; body: string; ignore: string };
  /** What stands in the places of subject and body. */
  values: Readonly<Record<string, string>>;
  linkFirst?: string;
  /** A sentence after the link. */
  note?: string | undefined;
  linkLast?: string;
  /** Whose looks it wears, where not the product's own. */
  brand?: MailBrand | null | undefined;
}

/** A short mail in the reader's language: what happened, a link, and what to do when it was not the reader's doing. */
export function letter({ to, language, words, values, linkFirst, note, linkLast, brand }: Letter): Mail {
  const texts = pageTexts(language);
  const body = fill(words.body, values);
  const lines = [texts.mails.greeting, body, linkFirst, note, words.ignore, linkLast].filter(
    (line) => line !== undefined,
  );
  const name = brand?.name ?? texts.product;
  const colored = brand?.color ? html` style="color:${brand.color}"` : '';
  const anchor = (link: string | undefined) =>
    link ? html`<p><a href="${link}"${colored}>${link}</a></p>` : '';
  const sign = brand?.logo ? html`<img src="${brand.logo}" alt="${name}" height="35">` : name;
  return {
    to,
    subject: fill(words.subject, values),
    text: `${lines.join('\n\n')}\n\n${name}\n`,
    html: html`<!doctype html><html><body style="font:16px/1.5 sans-serif;color:#1d2733">
<p>${texts.mails.greeting}</p><p>${body}</p>${anchor(linkFirst)}${note ? html`<p>${note}</p>` : ''}<p>${words.ignore}</p>${anchor(linkLast)}
<p style="height:35px;line-height:35px;font-weight:bold">${sign}</p></body></html>`.markup,
  };
}
