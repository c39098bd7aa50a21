import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../../../base/pages/html';
import { fill, pageTexts } from '../../../../base/pages/pageTexts';
import type { OpenInvitation } from '../../invitations/acceptInvitation';
import type { InvitationProblem } from '../../invitations/invitations';
import { issuerPath } from '../embeddedClient';
import { layout } from './layout';
import { alert, newPasswordFields, type PasswordProblem, problemText } from './newPassword';

interface InvitationPage {
  language: Language;
  token: string;
  opened: OpenInvitation;
  /** Whether the embedded issuer has the passwords. */
  hasPasswords: boolean;
  problem?: PasswordProblem;
  /** Address of another person signed in in this browser. */
  somebodyElse?: string | null;
}

/** Asks an invited person for a new password, or for the password of the existing user. */
export function invitationPage({
  language,
  token,
  opened,
  hasPasswords,
  problem,
  somebodyElse = null,
}: InvitationPage): string {
  const texts = pageTexts(language);
  const { email, account } = opened;
  const isKnown = opened.user !== null;
  const wrong = problem === 'wrong' ? texts.invitation.wrong : problemText(problem, language);
  return layout({
    language,
    title: fill(texts.invitation.title, { account }),
    address: `${issuerPath}/invitation?token=${encodeURIComponent(token)}`,
    body: html`${alert(wrong)}${somebodyElse ? html`<p class="message note" role="status">${fill(texts.invitation.somebodyElse, { other: somebodyElse, email })}</p>` : ''}<p>${fill(isKnown ? texts.invitation.known : texts.invitation.explain, { email, account })}</p>
<form method="post" action="${issuerPath}/invitation">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="username" autocomplete="username" value="${email}">
${hasPasswords ? (isKnown ? ownPassword(language) : newPasswordFields(language)) : ''}
<button type="submit">${texts.invitation.submit}</button>
</form>${
      isKnown && hasPasswords
        ? html`<p class="more"><a href="${issuerPath}/password/forgotten?lang=${language}">${texts.signIn.forgotten}</a></p>`
        : ''
    }`,
  });
}

const ownPassword = (language: Language) =>
  html`<label for="password">${pageTexts(language).password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000" autofocus>`;

/** Says why the link is invalid. Only a used one links to the application; the others need a new mail first. */
export function invitationProblemPage({
  language,
  problem,
}: {
  language: Language;
  problem: InvitationProblem | 'full';
}): string {
  const texts = pageTexts(language);
  const onwards = problem === 'used' ? html`<a class="button" href="/">${texts.toApplication}</a>` : '';
  return layout({
    language,
    title: texts.invitation.problems[problem],
    body: html`<p>${texts.invitation.problems[`${problem}Explain`]}</p>${onwards}`,
  });
}

/** Links to the sign-in page, with the address filled in. */
export function acceptedPage({
  language,
  email,
  account,
}: {
  language: Language;
  email: string;
  account: string;
}): string {
  const texts = pageTexts(language);
  const query = new URLSearchParams({ ui_locales: language, login_hint: email });
  return layout({
    language,
    title: texts.invitation.accepted,
    body: html`<p role="status">${fill(texts.invitation.acceptedExplain, { email, account })}</p><p>${texts.invitation.signInAgain}</p><a class="button" href="/api/oauth/issuer?${query.toString()}">${texts.signIn.submit}</a>`,
  });
}
