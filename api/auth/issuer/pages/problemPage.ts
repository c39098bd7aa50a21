import type { Language } from '@plumbline/resources/languages';
import { html } from './html';
import { layout } from './layout';
import { pageTexts } from './pageTexts';

/** Tells what went wrong with a sign-in and leads back to the application. */
export function problemPage({
  language,
  problem,
}: {
  language: Language;
  problem: 'interrupted' | 'unexpected';
}): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.problem[problem],
    body: html`<p>${texts.problem[`${problem}Explain`]}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}
