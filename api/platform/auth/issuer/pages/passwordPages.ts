import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../../../base/pages/html';
import { fill, pageTexts } from '../../../../base/pages/pageTexts';
import { secondFactorTexts } from '../../secondFactor/pages/secondFactorTexts';
import { issuerPath } from '../embeddedClient';
import { layout } from './layout';
import { alert, newPasswordFields, type PasswordProblem, problemText, tooMany } from './newPassword';

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

/** `userId` from the link, unverified; without it the form asks for the address. */
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
<label for="code">${secondFactorTexts(language).code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" aria-describedby="code-hint">
<p class="hint" id="code-hint">${texts.change.codeHint}</p>
${newPasswordFields(language)}
<button type="submit">${texts.change.submit}</button>
</form>
<p class="more"><a href="${issuerPath}/password/forgotten?lang=${language}">${texts.signIn.forgotten}</a></p>`,
  });
}

export function changedPage({ language, isFirst }: { language: Language; isFirst: boolean }): string {
  const texts = pageTexts(language);
  const { done, doneExplain, first, firstExplain } = texts.reset;
  return layout({
    language,
    title: isFirst ? first : done,
    body: html`<p role="status">${isFirst ? firstExplain : doneExplain}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}
