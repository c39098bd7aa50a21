import type { Tag } from '../templateCommands';

type Translate = (key: string) => string;

export interface ToldTag extends Tag {
  meaning: string;
}
export interface Topic {
  name: string;
  title: string;
  tags: ToldTag[];
}

/** Topic of the fields that the account added. */
export const ownTopic = 'own';

/** The tags by topic, the account's own fields first, with their meaning in words. */
export function topicsOf(tags: readonly Tag[], translate: Translate): Topic[] {
  const topics = new Map<string, Topic>();
  const own = tags.filter(({ name }) => name !== null);
  for (const tag of [...own, ...tags.filter(({ name }) => name === null)]) {
    const name = tag.name === null ? (stepsOf(tag.path)[0] ?? '') : ownTopic;
    const title = withCapital(translate(tag.name === null ? wordKey(name) : 'templates.tags.own'));
    const topic = topics.get(name) ?? { name, title, tags: [] };
    topics.set(name, topic);
    topic.tags.push({ ...tag, meaning: meaningOf(tag, translate) });
  }
  return [...topics.values()];
}

/** The topics with the tags that hold every word of the search. */
export function findTags(topics: readonly Topic[], search: string): Topic[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return topics.flatMap((topic) => {
    const tags = topic.tags.filter(({ tag, meaning }) => {
      const text = `${tag} ${topic.title} ${meaning}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    });
    return tags.length > 0 ? [{ ...topic, tags }] : [];
  });
}

/** The same word stands within meanings, where it is written small. */
const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const stepsOf = (path: string): string[] => path.replaceAll(/\[.*?\]/g, '').split('.');
const wordKey = (step: string): string => `templates.word.${step}`;

function meaningOf({ path, name, example }: Tag, translate: Translate): string {
  const [topic, ...steps] = stepsOf(path);
  // A word of the report means itself.
  if (topic === 'labels') return example;
  if (name !== null)
    return `${[topic ?? '', ...steps.slice(0, -2)].map((step) => translate(wordKey(step))).join(' › ')} › ${name}`;
  return steps.map((step) => translate(wordKey(step))).join(' › ');
}
