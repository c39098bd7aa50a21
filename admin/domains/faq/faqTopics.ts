import type { FrequentlyAskedQuestion } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { foldText } from '../../data/offline/local/foldText';

export interface Topic {
  name: string;
  iconClass: string | null;
  questions: FrequentlyAskedQuestion[];
}

/** The questions that hold all words of the search in the reader's language, by topic, both in the order they come. */
export function topicsOf(
  questions: readonly FrequentlyAskedQuestion[],
  language: Language,
  search: string,
): Topic[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const topics = new Map<string, Topic>();
  for (const one of questions) {
    const name = localized(one.topic, language);
    const text = foldText(
      [name, localized(one.question, language), localized(one.answer, language)].join('\n'),
    );
    if (!words.every((word) => text.includes(word))) continue;
    const topic = topics.get(name) ?? { name, iconClass: one.iconClass, questions: [] };
    topic.questions.push(one);
    topics.set(name, topic);
  }
  return [...topics.values()];
}
