import { type Language, languages } from '@plumbline/resources/languages';
import { issuerPath } from '../embeddedClient';
import { html, type Markup } from './html';
import { pageTexts } from './pageTexts';
import { styleAddress } from './styles';

interface Page {
  language: Language;
  title: string;
  body: Markup;
  /** Path and query of this page, for the choice of language; absent where it cannot be asked for again. */
  address?: string | undefined;
}

const names: Record<Language, string> = {
  'pl-PL': 'Polski',
  'de-DE': 'Deutsch',
  'en-EN': 'English',
  'hu-HU': 'Magyar',
};

/** A whole page of the issuer; works without a script, on a phone and for a screen reader. */
export function layout({ language, title, body, address }: Page): string {
  const texts = pageTexts(language);
  return html`<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${texts.product}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${issuerPath}${styleAddress}">
</head>
<body>
<header><p class="brand"><span class="bob" aria-hidden="true"></span>${texts.product}</p><p class="claim">${texts.claim}</p></header>
<main>
<h1>${title}</h1>
${body}
</main>
${address === undefined ? '' : languageChoice(language, texts.language, address)}
</body>
</html>
`.markup;
}

function languageChoice(current: Language, label: string, address: string): Markup {
  const links = languages.map(
    (language) =>
      html`<li><a href="${withLanguage(address, language)}" lang="${language.slice(0, 2)}" hreflang="${language.slice(0, 2)}"${
        language === current ? html` aria-current="true"` : ''
      }>${names[language]}</a></li>`,
  );
  return html`<nav aria-label="${label}"><ul>${links}</ul></nav>`;
}

function withLanguage(address: string, language: Language): string {
  const url = new URL(address, 'http://page');
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}`;
}
