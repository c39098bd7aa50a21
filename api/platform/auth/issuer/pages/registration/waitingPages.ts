import type { Language } from '@plumbline/resources/language/languages';
import type { RegistrationProblem } from '@plumbline/resources/rules/auth/registration';
import { html, type Markup } from '../../../../../base/pages/html';
import { fill, pageTexts } from '../../../../../base/pages/pageTexts';
import { layout } from '../layout';
import { alert, tooMany } from '../newPassword';
import { registrationPath } from './registrationPage';
import { registrationTexts } from './registrationTexts';

interface SentPage {
  language: Language;
  /** Null if the browser's cookie has expired; the same for known and unknown addresses. */
  email: string | null;
  isAgain: boolean;
  hasFailed: boolean;
}

/** The page after registering, the same for known and unknown addresses. */
export function registrationSentPage({ language, email, isAgain, hasFailed }: SentPage): string {
  const texts = registrationTexts(language);
  const { sent } = texts;
  return layout({
    language,
    address: `${registrationPath}/sent`,
    title: hasFailed ? texts.problems.SendConfirmEmailFailed.title : sent.title,
    body: html`${hasFailed ? coded('SendConfirmEmailFailed', texts.problems.SendConfirmEmailFailed.text) : ''}
<p role="status">${isAgain ? sent.resent : email ? fill(sent.text, { email }) : sent.textPlain}</p><p>${sent.known}</p><p>${sent.spam}</p>
${resendForm(language, email)}
<p class="more"><a href="${registrationPath}?lang=${language}">${sent.edit}</a></p>`,
  });
}

/** Asks for the address to which the confirmation is sent again. */
export function resendPage({
  language,
  email = null,
  problem,
}: {
  language: Language;
  email?: string | null;
  problem?: 'invalidEmail' | number;
}): string {
  const texts = registrationTexts(language);
  const message =
    problem === undefined ? '' : problem === 'invalidEmail' ? texts.errors.email : tooMany(problem, language);
  return layout({
    language,
    address: `${registrationPath}/resend`,
    title: texts.resend.title,
    body: html`${alert(message)}<p>${texts.resend.text}</p>${resendForm(language, email, 'open')}`,
  });
}

/** Shown after the correct password of an unconfirmed registration. */
export function unconfirmedPage({ language, email }: { language: Language; email: string }): string {
  const { unconfirmed } = registrationTexts(language);
  return layout({
    language,
    title: unconfirmed.title,
    body: html`<p role="alert">${fill(unconfirmed.text, { email })}</p>${resendForm(language, email)}
<p class="more"><a href="/">${pageTexts(language).forgotten.back}</a></p>`,
  });
}

export const coded = (code: RegistrationProblem, text: string): Markup =>
  html`<p class="message bad" role="alert" data-code="${code}">${text}</p>`;

function resendForm(language: Language, email: string | null, isOpen?: 'open'): Markup {
  const label = registrationTexts(language).fields.email;
  return html`<form method="post" action="${registrationPath}/resend">
<input type="hidden" name="lang" value="${language}">
${
  email && !isOpen
    ? html`<input type="hidden" name="email" value="${email}">`
    : html`<label for="email">${label}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="200" value="${email ?? ''}">`
}
<button type="submit"${email && !isOpen ? html` class="quiet"` : ''}>${registrationTexts(language).sent.resend}</button>
</form>`;
}
