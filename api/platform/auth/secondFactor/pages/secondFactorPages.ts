import type { Language } from '@plumbline/resources/language/languages';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../../../base/pages/html';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { brandOfRequest } from '../../../brands';
import { issuerPath } from '../../issuer/embeddedClient';
import { layout } from '../../issuer/pages/layout';
import { alert, tooMany } from '../../issuer/pages/newPassword';
import { scriptAddress } from '../../issuer/pages/script';
import type { SetUp } from '../setUpSecondFactor';
import { secondFactorTexts } from './secondFactorTexts';

/** `wrong` includes a code already used; a number is the seconds to wait. */
export type CodeProblem = 'wrong' | number;

interface Step {
  language: Language;
  /** Address of the form. */
  address: string;
  /** Encrypted proof of the previous steps. */
  ticket: string;
}

/** The second step of signing in: a code from the app, or a recovery code. */
export function codePage({ language, address, ticket, problem }: Step & { problem?: CodeProblem }): string {
  const texts = secondFactorTexts(language);
  return layout({
    language,
    title: texts.step.title,
    body: html`${alert(problemText(problem, language))}<p>${texts.step.explain}</p>
<form method="post" action="${address}">
${hidden({ language, ticket })}
${codeField({ label: texts.code, problem, maxLength: 20 })}
<p class="hint" id="hint">${texts.step.recovery}</p>
<button type="submit">${pageTexts(language).signIn.submit}</button>
</form>
<p class="more"><a href="/">${texts.step.again}</a></p>`,
  });
}

/** Setting up a second factor because an account requires it; it cannot be skipped. */
export function setUpPage({
  language,
  address,
  ticket,
  setUp,
  problem,
}: Step & { setUp: SetUp; problem?: CodeProblem }): string {
  const texts = secondFactorTexts(language);
  return layout({
    language,
    title: texts.setUp.title,
    body: html`${alert(problemText(problem, language))}<p>${texts.setUp.demanded}</p>
<ol class="steps"><li>${texts.setUp.app}</li><li>${texts.setUp.scan}
<img class="qr" src="${setUp.qrCode}" alt="${texts.setUp.qrCode}">
<p class="actions"><a class="button plain" href="${setUp.address}">${texts.setUp.here}</a></p>
<p>${texts.setUp.type}</p><code class="secret">${inGroups(setUp.secret)}</code></li><li>${texts.setUp.confirm}</li></ol>
<form method="post" action="${address}">
${hidden({ language, ticket, setUp: setUp.setUp })}
${codeField({ label: texts.setUp.code, problem, maxLength: 10 })}
<button type="submit">${texts.setUp.submit}</button>
</form>`,
  });
}

/** The recovery codes, shown once; continues to the application. */
export function recoveryPage({ language, address, ticket, codes }: Step & { codes: string[] }): string {
  const texts = secondFactorTexts(language).recovery;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${productNameOf(brandOfRequest())}\n${texts.title}\n\n${codes.join('\n')}\n`)}`;
  return layout({
    language,
    title: texts.title,
    body: html`<p>${texts.once}</p>
<ul class="codes" id="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<p class="actions"><button type="button" class="plain" data-copy="codes" data-done="${texts.copied}" hidden>${texts.copy}</button>
<a class="button plain" href="${file}" download="recovery-codes.txt">${texts.download}</a>
<button type="button" class="plain" data-print hidden>${texts.print}</button></p>
<form method="post" action="${address}">
${hidden({ language, ticket })}
<button type="submit">${texts.kept}</button>
</form><script src="${issuerPath}${scriptAddress}" defer></script>`,
  });
}

function codeField({
  label,
  problem,
  maxLength,
}: {
  label: string;
  problem: CodeProblem | undefined;
  maxLength: number;
}): Markup {
  const invalid = problem === undefined ? '' : html` aria-invalid="true"`;
  return html`<label for="code">${label}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="${maxLength}" autofocus${invalid}>`;
}

const hidden = ({ language, ...fields }: { language: Language } & Record<string, string>): Markup[] =>
  Object.entries({ ...fields, lang: language }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

const problemText = (problem: CodeProblem | undefined, language: Language): string =>
  problem === undefined
    ? ''
    : problem === 'wrong'
      ? secondFactorTexts(language).wrong
      : tooMany(problem, language);

const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
