import type { Language } from '@plumbline/resources/languages';
import { html } from '../auth/issuer/pages/html';
import { fill, pageTexts } from '../auth/issuer/pages/pageTexts';
import type { Mail } from './mail';

interface Letter {
  to: string;
  language: Language;
  words: { subject: string; body: string; ignore: string };
  /** What stands in the places of subject and body. */
  values: Readonly<Record<string, string>>;
  linkFirst?: string;
  linkLast?: string;
}

/** A short mail in the reader's language: what happened, a link, and what to do when it was not the reader's doing. */
export function letter({ to, language, words, values, linkFirst, linkLast }: Letter): Mail {
  const texts = pageTexts(language);
  const body = fill(words.body, values);
  const lines = [texts.mails.greeting, body, linkFirst, words.ignore, linkLast].filter(
    (line) => line !== undefined,
  );
  const anchor = (link: string | undefined) => (link ? html`<p><a href="${link}">${link}</a></p>` : '');
  return {
    to,
    subject: fill(words.subject, values),
    text: `${lines.join('\n\n')}\n\n${texts.product}\n`,
    html: html`<!doctype html><html><body style="font:16px/1.5 sans-serif;color:#1d2733">
<p>${texts.mails.greeting}</p><p>${body}</p>${anchor(linkFirst)}<p>${words.ignore}</p>${anchor(linkLast)}
<p style="height:35px;line-height:35px;font-weight:bold">${texts.product}</p></body></html>`.markup,
  };
}
