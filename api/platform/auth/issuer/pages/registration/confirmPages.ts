import { instanceType } from '@plumbline/resources/language/choices/choices';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import type { RegistrationProblem } from '@plumbline/resources/rules/auth/registration';
import { html, type Markup } from '../../../../../base/pages/html';
import { fill, pageTexts } from '../../../../../base/pages/pageTexts';
import type { Confirmed, OpenedRegistration } from '../../../registration/confirmRegistration';
import { issuerPath } from '../../embeddedClient';
import { layout } from '../layout';
import { alert, tooMany } from '../newPassword';
import { introduced, registrationPath } from './registrationPage';
import { registrationTexts } from './registrationTexts';
import { coded } from './waitingPages';

type Details = Extract<OpenedRegistration, { state: 'pending' }>['details'];

interface ConfirmPage {
  language: Language;
  id: string;
  token: string;
  details: Details;
  /** Name of the broker whose registration link was used. */
  broker: string | undefined;
  /** Whether this browser is not the one of the registration, so that the password must prove the person. */
  asksPassword: boolean;
  /** A number is the seconds to wait. */
  problem?: 'wrong' | number;
}

/** The registration's data and a button that creates the account; it takes a POST, since mail scanners follow links. */
export function confirmPage({
  language,
  id,
  token,
  details,
  broker,
  asksPassword,
  problem,
}: ConfirmPage): string {
  const { confirm, types } = registrationTexts(language);
  const type = instanceType.values.find((known) => known === details.accountType) ?? 'COMPANY';
  const message =
    problem === undefined ? '' : problem === 'wrong' ? confirm.wrong : tooMany(problem, language);
  return layout({
    language,
    address: `${registrationPath}/confirm?${new URLSearchParams({ id, token })}`,
    title: confirm.title,
    body: html`${alert(message)}<p>${fill(confirm.text, { email: details.email })}</p>
<dl><dt>${confirm.company}</dt><dd>${details.companyName}</dd><dt>${confirm.type}</dt><dd>${types[type].name}</dd><dt>${confirm.person}</dt><dd>${details.firstName} ${details.lastName}</dd></dl>
${introduced(language, broker)}<form method="post" action="${registrationPath}/confirm">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="id" value="${id}">
<input type="hidden" name="token" value="${token}">
${asksPassword ? passwordField(language, details.email) : ''}
<button type="submit">${confirm.submit}</button>
</form>${problem === 'wrong' ? registerAgain(language) : ''}`,
  });
}

const passwordField = (language: Language, email: string): Markup => {
  const { confirm } = registrationTexts(language);
  return html`<input type="hidden" name="username" autocomplete="username" value="${email}">
<label for="password">${confirm.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000" aria-describedby="why">
<p class="hint" id="why">${confirm.why}</p>`;
};

/** Links to the sign-in page, with the address filled in. */
export function confirmedPage({
  language,
  confirmed,
}: {
  language: Language;
  confirmed: Extract<Confirmed, { state: 'confirmed' }>;
}): string {
  const texts = registrationTexts(language).confirmed;
  const { email, validBefore, isBroker } = confirmed;
  const text =
    validBefore && email
      ? fill(texts.text, { email, date: lastDay(validBefore, language) })
      : texts.textAgain;
  return layout({
    language,
    title: texts.title,
    body: html`<p role="status">${text}</p>${isBroker ? html`<p>${texts.broker}</p>` : ''}${signInButton(language, email)}`,
  });
}

/** Why a link is invalid; its reader has access to the address, so nothing needs to be concealed. */
export function registrationProblemPage({
  language,
  problem,
  email,
}: {
  language: Language;
  problem: RegistrationProblem;
  email: string;
}): string {
  const { title, text } = registrationTexts(language).problems[problem];
  return layout({
    language,
    title,
    body: html`${coded(problem, fill(text, { email }))}${wayOut[problem]?.(language, email) ?? ''}`,
  });
}

type WayOut = (language: Language, email: string) => Markup;
const registerAgain = (language: Language): Markup =>
  html`<p class="more"><a href="${registrationPath}?lang=${language}">${registrationTexts(language).again}</a></p>`;
const sendAgain = (language: Language): Markup =>
  html`<a class="button" href="${registrationPath}/resend?lang=${language}">${registrationTexts(language).sent.resend}</a>`;

const wayOut: Partial<Record<RegistrationProblem, WayOut>> = {
  DuplicateEmail: (language, email) =>
    html`${signInButton(language, email)}<p class="more"><a href="${issuerPath}/password/forgotten?lang=${language}">${pageTexts(language).signIn.forgotten}</a></p>`,
  DuplicateUserName: registerAgain,
  UnconfirmedDuplicateEmail: sendAgain,
  NoSuchUnconfirmedUser: registerAgain,
  UserIdEmailMismatch: sendAgain,
};

function signInButton(language: Language, email: string | null): Markup {
  const query = new URLSearchParams({ ui_locales: language, ...(email ? { login_hint: email } : {}) });
  return html`<a class="button" href="/api/oauth/issuer?${query.toString()}">${pageTexts(language).signIn.submit}</a>`;
}

/** The last day of the trial, formatted. */
function lastDay(validBefore: string, language: Language): string {
  const last = new Date(Date.parse(validBefore) - 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(last);
}
