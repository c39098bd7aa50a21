import type { Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/verify/de-DE.json';
import en from '@plumbline/resources/locales/verify/en-EN.json';
import hu from '@plumbline/resources/locales/verify/hu-HU.json';
import pl from '@plumbline/resources/locales/verify/pl-PL.json';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../../base/pages/html';
import { fill } from '../../../base/pages/pageTexts';
import { layout } from '../../../platform/auth/issuer/pages/layout';
import type { Verdict } from './findByHash';
import { mostBytes } from './receivePdf';

const words: Record<Language, typeof pl.verify> = {
  'pl-PL': pl.verify,
  'de-DE': de.verify,
  'en-EN': en.verify,
  'hu-HU': hu.verify,
};
const signs: Record<Verdict['state'], string> = { genuine: '✔', superseded: '⚠', unknown: '✘' };

export interface ShownSeal {
  /** Whom the certificate names. */
  name: string;
  fingerprint: string;
}

/** Result of a report's verification; works without the app, scripts or sign-in. */
export function verifyPage({
  language,
  hash,
  verdict,
  brand,
  seal,
}: {
  language: Language;
  hash: string;
  verdict: Verdict;
  /** Branding of the report's account; undefined: unknown. */
  brand: Brand | null | undefined;
  seal: ShownSeal | null;
}) {
  const texts = words[language];
  const by = verdict.state === 'superseded' ? verdict.by : '';
  return layout({
    language,
    title: texts.title,
    ...(brand === undefined ? { isNeutral: true } : { brand }),
    address: `/verify/${encodeURIComponent(hash)}`,
    head: dropStyle,
    body: html`${said(signs[verdict.state], texts[verdict.state], { by })}${sealed(language, seal)}${checked(language, hash)}${form(language)}`,
  });
}

/** Result for a PDF that no kept report is identical with. */
export function pdfPage({
  language,
  hash,
  state,
  seal,
}: {
  language: Language;
  hash: string;
  state: 'sealed' | 'changed' | 'foreign';
  seal: ShownSeal | null;
}) {
  const texts = words[language];
  return layout({
    language,
    title: texts.title,
    isNeutral: true,
    address: '/verify',
    head: dropStyle,
    body: html`${said(state === 'sealed' ? '✔' : '✘', texts[state], {})}${sealed(language, seal)}${checked(language, hash)}${form(language)}`,
  });
}

/** The page to check a PDF; `problem`: why the last one was not checked. */
export function checkPage({ language, problem }: { language: Language; problem?: 'noFile' | 'tooLarge' }) {
  return layout({
    language,
    title: words[language].title,
    isNeutral: true,
    address: '/verify',
    head: dropStyle,
    body: form(language, problem),
  });
}

const said = (
  sign: string,
  { title, text }: { title: string; text: string },
  data: { by?: string },
): Markup =>
  html`<p role="status" class="message ${sign === '✘' ? 'bad' : 'note'}"><strong><span aria-hidden="true">${sign} </span>${fill(title, data)}</strong></p>
<p>${fill(text, data)}</p>
`;

const checked = (language: Language, hash: string): Markup =>
  html`<p class="hint">${words[language].hash}<br><span class="sum">${hash}</span></p>`;

function sealed(language: Language, seal: ShownSeal | null): Markup | null {
  const texts = words[language];
  return (
    seal &&
    html`<p>${fill(texts.sealedBy, { name: seal.name })}</p>
<p class="hint">${texts.certificate}<br><span class="sum">${seal.fingerprint}</span></p>`
  );
}

/** Without a script: browsers take a file that is dropped on the input. */
function form(language: Language, problem?: 'noFile' | 'tooLarge'): Markup {
  const { check } = words[language];
  const megabytes = String(mostBytes / 1024 / 1024);
  return html`<form method="post" action="/verify?lang=${language}" enctype="multipart/form-data">
<h2>${check.title}</h2>
<p class="hint" id="about">${check.hint}</p>${
    problem ? html`<p class="message bad" role="alert">${fill(check[problem], { megabytes })}</p>` : null
  }
<label for="pdf">${check.file}</label>
<input type="file" id="pdf" name="pdf" accept="application/pdf,.pdf" aria-describedby="about" required>
<button type="submit">${check.button}</button>
</form>`;
}

const dropStyle = html`<style>
form{margin-top:24px;padding-top:4px;border-top:1px solid var(--track)}
h2{margin:14px 0 0;font-size:1.1rem}
input[type=file]{padding:36px 12px;border:2px dashed var(--line)}
.sum{overflow-wrap:anywhere;font-family:monospace}
</style>`;

/** Shown for an expired or invalid mail link. */
export function linkEndedPage({ language, address }: { language: Language; address: string }): string {
  const { title, text } = words[language].linkEnded;
  return layout({ language, title, address, isNeutral: true, body: html`<p role="alert">${text}</p>` });
}
