import { defaultLanguage, intlTag, type Language } from '@plumbline/resources/language/languages';
import de from '@plumbline/resources/locales/legal/de-DE.json';
import en from '@plumbline/resources/locales/legal/en-EN.json';
import hu from '@plumbline/resources/locales/legal/hu-HU.json';
import pl from '@plumbline/resources/locales/legal/pl-PL.json';
import { legalBlocks } from '@plumbline/resources/rules/legal/legalBlocks';
import type { LegalText } from '@plumbline/resources/rules/legal/legalText';
import { html, type Markup } from '../../../../base/pages/html';
import { issuerPath } from '../embeddedClient';
import { layout } from './layout';

const words = { 'pl-PL': pl, 'de-DE': de, 'en-EN': en, 'hu-HU': hu };

/** A legal text to agree to, for readers without an account. */
export function legalPage({ language, text }: { language: Language; text: LegalText }): string {
  const content = text.content?.[language] ?? text.content?.[defaultLanguage] ?? '';
  const date = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  return layout({
    language,
    title: words[language].choices.legalTextKind[text.kind],
    address: `${issuerPath}/legal/${text.kind}`,
    isWide: true,
    body: html`<p class="hint">${text.versionName} · ${date.format(new Date(text.dateValidFrom))}</p><div class="text">${blocks(content)}</div>`,
  });
}

function blocks(content: string): Markup[] {
  return legalBlocks(content).map((block) => {
    if (block.type === 'list') return html`<ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    return block.type === 'heading' ? html`<h2>${block.text}</h2>` : html`<p>${block.text}</p>`;
  });
}
