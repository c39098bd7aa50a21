import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../../../base/pages/html';
import { fill, pageTexts } from '../../../../base/pages/pageTexts';
import { issuerPath } from '../embeddedClient';
import { layout } from './layout';

interface AddressPage {
  language: Language;
  token: string;
  email: string;
}

/** Asks to confirm the new sign-in address. */
export function addressPage({ language, token, email }: AddressPage): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.address.title,
    address: `${issuerPath}/address?token=${encodeURIComponent(token)}`,
    body: html`<p>${fill(texts.address.explain, { email })}</p>
<form method="post" action="${issuerPath}/address">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="token" value="${token}">
<button type="submit">${texts.address.submit}</button>
</form>`,
  });
}

export function movedPage({ language, email }: { language: Language; email: string }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.address.done,
    body: html`<p role="status">${fill(texts.address.doneExplain, { email })}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}

export function addressProblemPage({ language }: { language: Language }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.reset.invalid,
    body: html`<p>${texts.address.invalidExplain}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}
