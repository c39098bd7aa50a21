import type { FrequentlyAskedQuestion } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { html } from '../../../../base/pages/html';
import { pageTexts } from '../../../../base/pages/pageTexts';
import { issuerPath } from '../embeddedClient';
import { layout } from './layout';

interface FaqPage {
  language: Language;
  /** In display order. */
  questions: readonly Pick<FrequentlyAskedQuestion, 'question' | 'answer' | 'topic'>[];
}

/** Questions and answers grouped by topic, for readers without an account. */
export function faqPage({ language, questions }: FaqPage): string {
  const { title, empty } = pageTexts(language).faq;
  const topics = new Map<string, FaqPage['questions'][number][]>();
  for (const one of questions) {
    const topic = localized(one.topic, language);
    topics.set(topic, [...(topics.get(topic) ?? []), one]);
  }
  return layout({
    language,
    title,
    address: `${issuerPath}/faq`,
    isWide: true,
    body: html`${topics.size === 0 ? html`<p>${empty}</p>` : ''}${[...topics].map(
      ([topic, ones]) =>
        html`<section><h2>${topic}</h2>${ones.map(
          ({ question, answer }) =>
            html`<details><summary>${localized(question, language)}</summary>${localized(answer, language)
              .split(/\n+/)
              .map((line) => html`<p>${line}</p>`)}</details>`,
        )}</section>`,
    )}`,
  });
}
