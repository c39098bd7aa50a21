import { instanceType } from '@plumbline/resources/language/choices/choices';
import type { Language } from '@plumbline/resources/language/languages';
import {
  firstWrongStep,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationProblem,
  registrationSteps,
} from '@plumbline/resources/rules/auth/registration';
import { html, type Markup } from '../../../../../base/pages/html';
import { fill } from '../../../../../base/pages/pageTexts';
import { introducerOfRequest } from '../../../../brands';
import { issuerPath } from '../../embeddedClient';
import { layout } from '../layout';
import { newPasswordFields } from '../newPassword';
import { inMinutes } from '../signInPage';
import { errorOf, fieldProblemText, invalid, textField } from './fields';
import { registrationScriptAddress } from './registrationScript';
import { registrationTexts } from './registrationTexts';

interface RegistrationPage {
  language: Language;
  /** Id of the registration, an idempotency key: a form sent twice is one registration. */
  id: string;
  form: RegistrationForm;
  errors?: RegistrationErrors;
  /** Problem with the form as a whole; a number is the seconds to wait. */
  problem?: RegistrationProblem | number | undefined;
}

type Part = Pick<RegistrationPage, 'language' | 'form'> & { errors: RegistrationErrors };

export const registrationPath = `${issuerPath}/registration`;

/** Three steps in one form: a script shows them one by one, without it all are visible. */
export function registrationPage({ language, id, form, errors = {}, problem }: RegistrationPage): string {
  const texts = registrationTexts(language);
  const part = { language, form, errors };
  const isFresh = problem === undefined && Object.keys(errors).length === 0;
  return layout({
    language,
    address: registrationPath,
    title: texts.title,
    body: html`${whole(problem, errors, language)}<p>${texts.intro}</p>${introduced(language, introducerOfRequest()?.name)}
<ol class="progress" aria-hidden="true" hidden>${registrationSteps.map(() => html`<li></li>`)}</ol>
<form id="registration" method="post" action="${registrationPath}" data-step="${firstWrongStep(errors)}"${isFresh ? html` data-fresh` : ''}
 data-unreachable="${texts.problems.IdentityServerUnreachable.text}">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="id" value="${id}">
${[accountStep, personStep, passwordStep].map((step, index) => {
  const name = Object.values(texts.steps)[index] ?? '';
  const legend = fill(texts.step, {
    number: String(index + 1),
    count: String(registrationSteps.length),
    name,
  });
  return html`<fieldset class="step"><legend tabindex="-1">${legend}</legend>${step(part)}</fieldset>`;
})}
<div class="row"><button type="button" class="quiet" data-back hidden>${texts.back}</button>
<button type="button" data-next data-busy="${texts.checking}" hidden>${texts.next}</button>
<button type="submit" data-busy="${texts.sending}">${texts.submit}</button></div>
</form>
<p class="more"><a href="/api/oauth/issuer?ui_locales=${language}">${texts.signIn}</a></p>
<script src="${issuerPath}${registrationScriptAddress}"></script>`,
  });
}

/** Names the broker whose registration link was used, and the broker's role for the account. */
export const introduced = (language: Language, broker: string | undefined): Markup | '' =>
  broker ? html`<p class="introduced">${fill(registrationTexts(language).introduced, { broker })}</p>` : '';

function whole(
  problem: RegistrationProblem | number | undefined,
  errors: RegistrationErrors,
  language: Language,
): Markup {
  const texts = registrationTexts(language);
  const code = typeof problem === 'string' ? problem : '';
  const text =
    typeof problem === 'number'
      ? fill(texts.tooMany, { when: inMinutes(problem, language) })
      : typeof problem === 'string'
        ? texts.problems[problem].text
        : Object.keys(errors).length > 0
          ? texts.correct
          : '';
  return html`<p class="message bad" id="problem" role="alert" data-code="${code}"${text ? '' : html` hidden`}>${text}</p>`;
}

const errorText = ({ errors, language }: Part, name: RegistrationField): string | undefined => {
  const problem = errors[name];
  return problem && fieldProblemText(problem, language);
};

function accountStep(part: Part): Markup {
  const { language, form } = part;
  const texts = registrationTexts(language);
  const error = errorText(part, 'accountType');
  return html`<fieldset id="accountType" role="radiogroup" aria-describedby="accountType-error"${invalid(error)}><legend>${texts.fields.accountType}</legend>
${instanceType.values.map(
  (type) =>
    html`<label class="choice"><input type="radio" name="accountType" value="${type}" required${form.accountType === type ? html` checked` : ''}>
<span><b>${texts.types[type].name}</b><span>${texts.types[type].text}</span></span></label>`,
)}${errorOf('accountType', error)}</fieldset>
${textField({
  name: 'companyName',
  label: texts.fields.companyName,
  value: form.companyName,
  error: errorText(part, 'companyName'),
  attributes: html`autocomplete="organization" maxlength="150"`,
})}`;
}

function personStep(part: Part): Markup {
  const { language, form } = part;
  const texts = registrationTexts(language);
  const field = (name: RegistrationField, attributes: Markup, hint?: string) =>
    textField({
      name,
      label: texts.fields[name as keyof typeof texts.fields],
      value: form[name],
      error: errorText(part, name),
      attributes,
      ...(hint ? { hint } : {}),
    });
  return html`${field('firstName', html`autocomplete="given-name" maxlength="80"`)}
${field('lastName', html`autocomplete="family-name" maxlength="80"`)}
${field('email', html`type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="200"`, texts.hints.email)}
${field('phone', html`type="tel" autocomplete="tel" inputmode="tel" maxlength="30"`, texts.hints.phone)}`;
}

function passwordStep(part: Part): Markup {
  const { language } = part;
  const texts = registrationTexts(language);
  const errors = (['password', 'repeat'] as const)
    .map((name) => errorText(part, name))
    .filter((text) => text !== undefined);
  return html`${errors.map((text) => html`<p class="error">${text}</p>`)}${newPasswordFields(language, texts.fields)}
${consent(part, 'terms', { words: texts.terms, link: texts.termsLink, kind: 'agb' })}
${consent(part, 'privacy', { words: texts.privacy, link: texts.privacyLink, kind: 'privacy-policy' })}`;
}

function consent(
  part: Part,
  name: 'terms' | 'privacy',
  { words, link, kind }: { words: string; link: string; kind: string },
): Markup {
  const { newTab } = registrationTexts(part.language);
  const [before = '', after = ''] = words.split('%{link}');
  const error = errorText(part, name);
  return html`<label class="consent"><input type="checkbox" id="${name}" name="${name}" value="yes" required aria-describedby="${name}-error"${invalid(error)}${part.form[name] ? html` checked` : ''}>
<span>${before}<a href="${issuerPath}/legal/${kind}?lang=${part.language}" target="_blank" rel="noopener">${link} ${newTab}</a>${after}</span></label>${errorOf(name, error)}`;
}
