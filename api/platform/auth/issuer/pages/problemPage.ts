import type { Language } from '@plumbline/resources/language/languages';
import type { ApiError } from '../../../../base/errors/errors';
import { html } from '../../../../base/pages/html';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { layout } from './layout';

export type Problem = 'interrupted' | 'unexpected' | 'notReady' | 'storageFull';

/** What a page says of an error that is the server's own. */
export const problemOf = ({ code }: ApiError): Problem =>
  code === 'NOT_READY' ? 'notReady' : code === 'STORAGE_FULL' ? 'storageFull' : 'unexpected';

/** Tells what went wrong with a sign-in and leads back to the application. */
export function problemPage({ language, problem }: { language: Language; problem: Problem }): string {
  const texts = pageTexts(language);
  return layout({
    language,
    title: texts.problem[problem],
    body: html`<p>${texts.problem[`${problem}Explain`]}</p><a class="button" href="/">${texts.toApplication}</a>`,
  });
}
