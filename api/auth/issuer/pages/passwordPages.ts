import { type PasswordRule, passwordRules } from '@plumbline/resources/auth/passwordRules';
import type { Language } from '@plumbline/resources/languages';
import { issuerPath } from '../embeddedClient';
import { html, type Markup } from './html';
import { layout } from './layout';
import { fill, pageTexts } from './pageTexts';
import { inMinutes } from './signInPage';

/** What is wrong with what was entered: rules the new password breaks, or one of the rest; a number is the seconds to wait. */
export type PasswordProblem = 'mismatch' | 'wrong' | PasswordRule[] | number;

export function forgottenPage({
  language,
  problem,
}: {
  language: Language;
  problem?: 'invalidEmail' | number;
}): string {
  const texts = pageTexts(language);
  const address = `${issuerPath}/password/forgotten`;
  const message =
    problem === undefined
      ? ''
      : problem === 'invalidEmail'
        ? texts.forgotten.invalidEmail
        : tooMany(problem, language);
  return layout({
    language,
    address,
    title: texts.forgotten.title,
    body: html`${alert(message)}<p>${texts.forgotten.explain}</p>
<form method="post" action="${address}">
<input type="hidden" name="lang" value="${language}">
<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="200" autofocus>
<button type="submit">${texts.forgotten.submit}</button>
</form>
<p class="more"><a href="/">${texts.forgotten.back}</a></p>`,
  });
}

export function sentPage({ language, email }: { language: Language; email: string }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.forgotten.sent,
    body: html`<p role="status">${fill(texts.forgotten.sentExplain, { email })}</p><p class="more"><a href="/">${texts.forgotten.back}</a></p>`,
  });
}

export function resetPage({
  language,
  token,
  problem,
}: {
  language: Language;
  token: string;
  problem?: PasswordProblem;
}): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.reset.title,
    address: `${issuerPath}/password/reset?token=${encodeURIComponent(token)}`,
    body: html`${alert(problemText(problem, language))}
<form method="post" action="${issuerPath}/password/reset">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="token" value="${token}">
${newPasswordFields(language)}
<button type="submit">${texts.reset.submit}</button>
</form>`,
  });
}

export function invalidLinkPage({ language }: { language: Language }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.reset.invalid,
    body: html`<p>${texts.reset.invalidExplain}</p><a class="button" href="${issuerPath}/password/forgotten">${texts.reset.again}</a>`,
  });
}

/** `userId` as the link gave it; without one the person names the address. */
export function changePage({
  language,
  userId,
  problem,
}: {
  language: Language;
  userId: string;
  problem?: PasswordProblem;
}): string {
  const texts = pageTexts(language);
  const address = `${issuerPath}/changepassword${userId ? `?userId=${encodeURIComponent(userId)}` : ''}`;
  return layout({
    language,
    address,
    title: texts.change.title,
    body: html`${alert(problemText(problem, language))}
<form method="post" action="${issuerPath}/changepassword">
<input type="hidden" name="lang" value="${language}">
${
  userId
    ? html`<input type="hidden" name="userId" value="${userId}">`
    : html`<label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="200">`
}
<label for="current">${texts.currentPassword}</label>
<input id="current" name="current" type="password" autocomplete="current-password" required maxlength="1000">
${newPasswordFields(language)}
<button type="submit">${texts.change.submit}</button>
</form>
<p class="more"><a href="${issuerPath}/password/forgotten?lang=${language}">${texts.signIn.forgotten}</a></p>`,
  });
}

export function changedPage({ language }: { language: Language }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.reset.done,
    body: html`<p role="status">${texts.reset.doneExplain}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}

function newPasswordFields(language: Language): Markup {
  const texts = pageTexts(language);
  // The upper limit is nothing people need to read beforehand.
  const rules = passwordRules.filter((rule) => rule !== 'PasswordTooLong');
  return html`<label for="password">${texts.newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="1000" aria-describedby="rules">
<label for="repeat">${texts.repeatPassword}</label>
<input id="repeat" name="repeat" type="password" autocomplete="new-password" required maxlength="1000">
<div class="rules" id="rules"><p>${texts.rules.title}</p><ul>${rules.map((rule) => html`<li>${texts.rules[rule]}</li>`)}</ul></div>`;
}

const alert = (message: string): Markup | '' =>
  message ? html`<p class="message bad" role="alert">${message}</p>` : '';

const tooMany = (seconds: number, language: Language): string =>
  fill(pageTexts(language).signIn.tooMany, { when: inMinutes(seconds, language) });

function problemText(problem: PasswordProblem | undefined, language: Language): string {
  const texts = pageTexts(language);
  if (problem === undefined) return '';
  if (problem === 'mismatch') return texts.rules.mismatch;
  if (problem === 'wrong') return texts.change.wrong;
  if (typeof problem === 'number') return tooMany(problem, language);
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(
    problem.map((rule) => texts.rules[rule]),
  );
  return fill(texts.rules.missing, { list });
}
