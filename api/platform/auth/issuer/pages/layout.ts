import { type Language, languages } from '@plumbline/resources/language/languages';
import {
  type Brand,
  iconAddress,
  logoAddress,
  nameProduct,
  productNameOf,
} from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../../../base/pages/html';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { styleAddress } from '../../../../base/pages/styles';
import { brandOfRequest } from '../../../brands';
import { issuerPath } from '../embeddedClient';

interface Page {
  language: Language;
  title: string;
  body: Markup;
  /** Path and query of this page, for the language choice; absent if it cannot be requested by GET. */
  address?: string | undefined;
  /** Wide layout for long texts. */
  isWide?: boolean;
  /** Brand of the page, if not the visitor's; null: the product's own. */
  brand?: Brand | null;
  /** Without a product name, unless the visitor came by a broker. */
  isNeutral?: boolean;
  /** Additional elements of the page's head. */
  head?: Markup;
}

const names: Record<Language, string> = {
  'pl-PL': 'Polski',
  'de-DE': 'Deutsch',
  'en-EN': 'English',
  'hu-HU': 'Magyar',
};

// The product's logo, a plumb bob, as in the application.
const mark = html`<svg viewBox="0 0 64 64" aria-hidden="true" focusable="false"><rect width="64" height="64" rx="14" fill="#1d4a59"/><path d="M32 9v21M21 12h22" stroke="#f3f6f5" stroke-width="3" stroke-linecap="round"/><path d="M32 28c7 0 11 3.6 11 9 0 7-6.4 12.6-11 18-4.6-5.4-11-11-11-18 0-5.4 4-9 11-9z" fill="#e0ad4c"/><path d="M32 28c7 0 11 3.6 11 9 0 7-6.4 12.6-11 18z" fill="#c78f2b"/></svg>`;

/** A complete page of the issuer; works without JavaScript, on a phone and with a screen reader. */
export function layout(page: Page): string {
  const { language, title, body, address, isWide = false, isNeutral = false, head } = page;
  const texts = pageTexts(language);
  const brand = page.brand === undefined ? brandOfRequest() : page.brand;
  const logo = brand && logoAddress(brand);
  const isNameless = isNeutral && !brand;
  const name = productNameOf(brand);
  const whole = html`<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${texts.claim}">
<title>${title}${isNameless ? '' : ` · ${name}`}</title>
<link rel="icon" href="${brand ? iconAddress(brand) : 'data:,'}">
<link rel="stylesheet" href="${issuerPath}${styleAddress}">${
    brand?.colors
      ? html`
<link rel="stylesheet" href="/api/brands/${brand.broker}/colors.css">`
      : ''
  }${head}
</head>
<body>
<header>${isNameless ? '' : html`<p class="brand">${logo ? html`<img src="${logo}" alt="${name}">` : brand ? name : html`${mark}${name}`}</p>`}<p class="claim">${texts.claim}</p></header>
<main${isWide ? html` class="wide"` : ''}>
<h1>${title}</h1>
${body}
</main>
${address === undefined ? '' : languageChoice(language, texts.language, address)}
${brand?.poweredBy ? html`<footer class="small">${brand.poweredBy}</footer>` : ''}
</body>
</html>
`.markup;
  // Placeholders for the product's name are filled here, for all pages.
  return nameProduct(whole, html`${name}`.markup);
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
