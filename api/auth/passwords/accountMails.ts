import type { Language } from '@plumbline/resources/languages';
import type { Mail } from '../../mail/mail';
import { html } from '../issuer/pages/html';
import { fill, type PageTexts, pageTexts } from '../issuer/pages/pageTexts';

interface Addressee {
  language: Language;
  email: string;
}

/** The mail with the link that sets a new password. */
export function resetMail({ language, email }: Addressee, link: string): Mail {
  const texts = pageTexts(language);
  return letter(texts, { email, words: texts.mails.reset, linkFirst: link });
}

/** The mail that tells of a changed password; `link` leads to setting a new one. */
export function changedMail({ language, email }: Addressee, link: string): Mail {
  const texts = pageTexts(language);
  return letter(texts, { email, words: texts.mails.changed, linkLast: link });
}

interface Letter {
  email: string;
  words: { subject: string; body: string; ignore: string };
  linkFirst?: string;
  linkLast?: string;
}

function letter(texts: PageTexts, { email, words, linkFirst, linkLast }: Letter): Mail {
  const body = fill(words.body, { email });
  const lines = [texts.mails.greeting, body, linkFirst, words.ignore, linkLast].filter(
    (line) => line !== undefined,
  );
  const anchor = (link: string | undefined) => (link ? html`<p><a href="${link}">${link}</a></p>` : '');
  return {
    to: email,
    subject: words.subject,
    text: `${lines.join('\n\n')}\n\n${texts.product}\n`,
    html: html`<!doctype html><html><body style="font:16px/1.5 sans-serif;color:#1d2733">
<p>${texts.mails.greeting}</p><p>${body}</p>${anchor(linkFirst)}<p>${words.ignore}</p>${anchor(linkLast)}
<p style="height:35px;line-height:35px;font-weight:bold">${texts.product}</p></body></html>`.markup,
  };
}
