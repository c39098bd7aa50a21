import type { FrequentlyAskedQuestion } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { contains, wordsOf } from '@plumbline/resources/language/query/operators';

export interface Topic {
  name: string;
  iconClass: string | null;
  questions: FrequentlyAskedQuestion[];
}

/** The questions that contain all words of the search in the user's language, by topic; both in their given order. */
export function topicsOf(
  questions: readonly FrequentlyAskedQuestion[],
  language: Language,
  search: string,
): Topic[] {
  const words = wordsOf(search).map(contains);
  const topics = new Map<string, Topic>();
  for (const one of questions) {
    const name = localized(one.topic, language);
    const text = [name, localized(one.question, language), localized(one.answer, language)].join('\n');
    if (!words.every((word) => word.test(text))) continue;
    const topic = topics.get(name) ?? { name, iconClass: one.iconClass, questions: [] };
    topic.questions.push(one);
    topics.set(name, topic);
  }
  return [...topics.values()];
}
