import { defaultLanguage, intlTag, type Language } from '@plumbline/resources/languages';
import type { LegalText } from '@plumbline/resources/legal/legalText';
import de from '@plumbline/resources/locales/legal/de-DE.json';
import en from '@plumbline/resources/locales/legal/en-EN.json';
import hu from '@plumbline/resources/locales/legal/hu-HU.json';
import pl from '@plumbline/resources/locales/legal/pl-PL.json';
import { issuerPath } from '../embeddedClient';
import { html, type Markup } from './html';
import { layout } from './layout';

const words = { 'pl-PL': pl, 'de-DE': de, 'en-EN': en, 'hu-HU': hu };

/** A text one is asked to agree to, for readers who have no account yet. */
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

/** Paragraphs, `## ` headings and `- ` lists, parted by empty lines or by their kind. */
function blocks(content: string): Markup[] {
  const parts: Markup[] = [];
  let items: Markup[] = [];
  const endList = () => {
    if (items.length > 0) parts.push(html`<ul>${items}</ul>`);
    items = [];
  };
  for (const line of content.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      items.push(html`<li>${line.slice(2)}</li>`);
      continue;
    }
    endList();
    if (line.startsWith('## ')) parts.push(html`<h2>${line.slice(3)}</h2>`);
    else if (line) parts.push(html`<p>${line}</p>`);
  }
  endList();
  return parts;
}
