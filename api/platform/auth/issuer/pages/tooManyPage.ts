import type { Language } from '@plumbline/resources/language/languages';
import { html } from '../../../../base/pages/html';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { layout } from './layout';
import { tooMany } from './newPassword';

/** Rate limit reached, for requests that have no form to show it on; `seconds` to wait. */
export function tooManyPage({ language, seconds }: { language: Language; seconds: number }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    isNeutral: true,
    title: texts.problem.tooMany,
    body: html`<p role="alert">${tooMany(seconds, language)}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}
