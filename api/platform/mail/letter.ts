import type { Language } from '@plumbline/resources/language/languages';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html } from '../../base/pages/html';
import { fill, pageTexts } from '../../base/pages/pageTexts';
import type { MailBrand } from '../brands';
import type { Mail } from './mail';
import type { MailKind } from './mailKinds';
import { signature } from './signature';

interface Letter {
  kind: MailKind;
  to: string;
  language: Language;
  words: { subject: string; body: string; ignore: string };
  /** Values of placeholders in subject and body. */
  values: Readonly<Record<string, string>>;
  linkFirst?: string;
  /** A sentence after the link. */
  note?: string | undefined;
  linkLast?: string;
  /** Brand of the mail; null: the product's own. */
  brand: MailBrand | null;
}

/** A short mail in the reader's language: what happened, a link, and what to do if it was not the reader's doing. */
export function letter(content: Letter): Mail {
  const { kind, to, language, words, linkFirst, note, linkLast, brand } = content;
  const texts = pageTexts(language);
  const name = productNameOf(brand);
  const values = { ...content.values, product: name };
  const body = fill(words.body, values);
  const ignore = fill(words.ignore, values);
  const lines = [texts.mails.greeting, body, linkFirst, note, ignore, linkLast].filter(
    (line) => line !== undefined,
  );
  const colored = brand?.color ? html` style="color:${brand.color}"` : '';
  const anchor = (link: string | undefined) =>
    link ? html`<p><a href="${link}"${colored}>${link}</a></p>` : '';
  return {
    kind,
    to,
    brand,
    subject: fill(words.subject, values),
    text: `${lines.join('\n\n')}\n\n${name}\n`,
    html: html`<!doctype html><html><body style="font:16px/1.5 sans-serif;color:#1d2733">
<p>${texts.mails.greeting}</p><p>${body}</p>${anchor(linkFirst)}${note ? html`<p>${note}</p>` : ''}<p>${ignore}</p>${anchor(linkLast)}
${signature(brand)}</body></html>`.markup,
  };
}
