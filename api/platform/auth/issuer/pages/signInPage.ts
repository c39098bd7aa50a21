import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../../../base/pages/html';
import { fill, pageTexts } from '../../../../base/pages/pageTexts';
import { issuerPath } from '../embeddedClient';
import { layout } from './layout';
import { registrationTexts } from './registration/registrationTexts';

interface SignInPage {
  language: Language;
  /** Path of the page and of its form. */
  address: string;
  email: string;
  /** `wrong` does not disclose whether the address is known; a number is the seconds to wait. */
  refusal?: 'wrong' | number | undefined;
  /** Files of the app, which the browser fetches while the person types. */
  nextFiles?: readonly string[];
}

export function signInPage({ language, address, email, refusal, nextFiles = [] }: SignInPage): string {
  const texts = pageTexts(language);
  const message =
    refusal === undefined
      ? undefined
      : refusal === 'wrong'
        ? texts.signIn.wrong
        : fill(texts.signIn.tooMany, { when: inMinutes(refusal, language) });
  const invalid = message ? html` aria-invalid="true" aria-describedby="refusal"` : '';
  return layout({
    language,
    address,
    title: texts.signIn.title,
    head: html`${nextFiles.map(
      (file) => html`
<link rel="prefetch" href="${file}">`,
    )}`,
    body: html`${message ? html`<p class="message bad" id="refusal" role="alert">${message}</p>` : ''}
<form method="post" action="${address}">
<input type="hidden" name="lang" value="${language}">
<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="200" value="${email}"${invalid}${email ? '' : html` autofocus`}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${invalid}${email ? html` autofocus` : ''}>
<button type="submit">${texts.signIn.submit}</button>
</form>
<p class="more"><a href="${issuerPath}/password/forgotten?lang=${language}">${texts.signIn.forgotten}</a></p>
<p class="more"><a href="${issuerPath}/registration?lang=${language}">${registrationTexts(language).register}</a></p>
<p class="more"><a href="${issuerPath}/faq?lang=${language}">${texts.faq.title}</a></p>`,
  });
}

/** "in 5 minutes" in the language, with its plural forms. */
export function inMinutes(seconds: number, language: Language): string {
  return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(seconds / 60)), 'minute');
}
