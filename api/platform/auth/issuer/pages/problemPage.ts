import type { Language } from '@plumbline/resources/language/languages';
import type { ApiError } from '../../../../base/errors/errors';
import { html } from '../../../../base/pages/html';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { layout } from './layout';

export type Problem = 'interrupted' | 'unexpected' | 'notReady' | 'storageFull';

/** The problem to show for an error of the server. */
export const problemOf = ({ code }: ApiError): Problem =>
  code === 'NOT_READY' ? 'notReady' : code === 'STORAGE_FULL' ? 'storageFull' : 'unexpected';

/** Says why a sign-in failed and links to the application. */
export function problemPage({ language, problem }: { language: Language; problem: Problem }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.problem[problem],
    body: html`<p>${texts.problem[`${problem}Explain`]}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}
