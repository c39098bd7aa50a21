import type { Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/verify/de-DE.json';
import en from '@plumbline/resources/locales/verify/en-EN.json';
import hu from '@plumbline/resources/locales/verify/hu-HU.json';
import pl from '@plumbline/resources/locales/verify/pl-PL.json';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { html } from '../../../base/pages/html';
import { fill } from '../../../base/pages/pageTexts';
import { layout } from '../../../platform/auth/issuer/pages/layout';
import type { Verdict } from './findByHash';

const words: Record<Language, typeof pl.verify> = {
  'pl-PL': pl.verify,
  'de-DE': de.verify,
  'en-EN': en.verify,
  'hu-HU': hu.verify,
};
const signs: Record<Verdict['state'], string> = { genuine: '✔', superseded: '⚠', unknown: '✘' };

/** Result of a report's verification; works without the app, scripts or sign-in. */
export function verifyPage({
  language,
  hash,
  verdict,
  brand,
}: {
  language: Language;
  hash: string;
  verdict: Verdict;
  /** Branding of the report's account; undefined: unknown. */
  brand: Brand | null | undefined;
}) {
  const texts = words[language];
  const { title, text } = texts[verdict.state];
  const by = verdict.state === 'superseded' ? verdict.by : '';
  return layout({
    language,
    title: texts.title,
    ...(brand === undefined ? { isNeutral: true } : { brand }),
    address: `/verify/${encodeURIComponent(hash)}`,
    body: html`<p role="status"><strong><span aria-hidden="true">${signs[verdict.state]} </span>${fill(title, { by })}</strong></p>
<p>${fill(text, { by })}</p>
<p class="hint">${texts.hash}<br><span style="overflow-wrap:anywhere;font-family:monospace">${hash}</span></p>`,
  });
}

/** Shown for an expired or invalid mail link. */
export function linkEndedPage({ language, address }: { language: Language; address: string }): string {
  const { title, text } = words[language].linkEnded;
  return layout({ language, title, address, isNeutral: true, body: html`<p role="alert">${text}</p>` });
}
