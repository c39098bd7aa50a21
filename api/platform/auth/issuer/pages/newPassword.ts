import type { Language } from '@plumbline/resources/language/languages';
import {
  type PasswordRule,
  passwordPatterns,
  passwordRules,
} from '@plumbline/resources/rules/auth/passwordRules';
import { html, type Markup } from '../../../../base/pages/html';
import { fill, pageTexts } from '../../../../base/pages/pageTexts';
import { secondFactorTexts } from '../../secondFactor/pages/secondFactorTexts';
import { issuerPath } from '../embeddedClient';
import { scriptAddress } from './script';
import { inMinutes } from './signInPage';

/** Broken password rules, or another problem with the input; a number is the seconds to wait. */
export type PasswordProblem = 'mismatch' | 'guessable' | 'wrong' | 'wrongCode' | PasswordRule[] | number;

interface Words {
  password: string;
  repeat: string;
}

/**
 * A new password, twice, with its rules; a script marks the rules met and compares both, without it they are plain
 * text. `words` labels the fields if the password is a first one.
 */
export function newPasswordFields(language: Language, words?: Words): Markup {
  const texts = pageTexts(language);
  // Left out: the upper limit, which rarely matters, and the unique characters, implied by the four required kinds of
  // characters.
  const rules = passwordRules.filter(
    (rule) => rule !== 'PasswordTooLong' && rule !== 'PasswordRequiresUniqueChars',
  );
  return html`<label for="password">${words?.password ?? texts.newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="1000" aria-describedby="password-error rules">
<p class="error" id="password-error" hidden></p>
<label for="repeat">${words?.repeat ?? texts.repeatPassword}</label>
<input id="repeat" name="repeat" type="password" autocomplete="new-password" required maxlength="1000" aria-describedby="repeat-error match">
<p class="error" id="repeat-error" hidden></p>
<p class="match" id="match" aria-live="polite" data-same="${texts.rules.match}" data-different="${texts.rules.mismatch}"></p>
<div class="rules" id="rules"><p>${texts.rules.title}</p><ul data-rules-of="password">${rules.map(
    (rule) =>
      html`<li data-pattern="${passwordPatterns[rule].source}">${texts.rules[rule]}<span class="met"> – ${texts.rules.met}</span></li>`,
  )}</ul></div><script src="${issuerPath}${scriptAddress}" defer></script>`;
}

export const alert = (message: string): Markup | '' =>
  message ? html`<p class="message bad" role="alert">${message}</p>` : '';

export const tooMany = (seconds: number, language: Language): string =>
  fill(pageTexts(language).signIn.tooMany, { when: inMinutes(seconds, language) });

export function problemText(problem: PasswordProblem | undefined, language: Language): string {
  const texts = pageTexts(language);
  if (problem === undefined) return '';
  if (problem === 'mismatch') return texts.rules.mismatch;
  if (problem === 'guessable') return texts.rules.guessable;
  if (problem === 'wrong') return texts.change.wrong;
  if (problem === 'wrongCode') return secondFactorTexts(language).wrong;
  if (typeof problem === 'number') return tooMany(problem, language);
  return brokenRulesText(problem, language);
}

export function brokenRulesText(rules: readonly PasswordRule[], language: Language): string {
  const texts = pageTexts(language).rules;
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(rules.map((rule) => texts[rule]));
  return fill(texts.missing, { list });
}
