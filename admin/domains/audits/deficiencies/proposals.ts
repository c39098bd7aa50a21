import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import type { DeficiencyDraft } from './deficiencyDraft';
import { dueDayFor } from './dueDays';

/** Texts and the date proposed for a deficiency; the user may change each. */
export type Proposals = Pick<DeficiencyDraft, 'description' | 'measure' | 'dateDue'>;

export interface ProposalSources {
  /** Text modules that fit the category. */
  modules: readonly { content: string }[];
  /** The description of a component that fails the checkpoint. */
  describe: (component: string) => string;
  /** The usual measure of a danger level. */
  measureOf: (level: DangerLevel) => string;
}

/**
 * Proposals by component and danger level: the measure is the text module that names the component best, else the usual
 * one of the level.
 */
export function proposalsFor(
  { component, dangerLevel }: Pick<DeficiencyDraft, 'component' | 'dangerLevel'>,
  { modules, describe, measureOf }: ProposalSources,
): Proposals {
  const named = component.trim();
  return {
    description: named ? describe(named) : '',
    measure: (named && moduleNaming(named, modules)) || (dangerLevel ? measureOf(dangerLevel) : ''),
    dateDue: dangerLevel ? dueDayFor(dangerLevel) : null,
  };
}

/** The draft with new proposals where it is empty or still holds the earlier ones. */
export function withProposals(
  draft: DeficiencyDraft,
  before: Proposals,
  proposed: Proposals,
): DeficiencyDraft {
  const isOpen = (name: keyof Proposals) => (draft[name] ?? '') === '' || draft[name] === before[name];
  return {
    ...draft,
    ...(isOpen('description') ? { description: proposed.description } : {}),
    ...(isOpen('measure') ? { measure: proposed.measure } : {}),
    ...(isOpen('dateDue') ? { dateDue: proposed.dateDue } : {}),
  };
}

/** The text module that names most words of the component, of several the shortest. */
function moduleNaming(component: string, modules: ProposalSources['modules']): string | undefined {
  const stems = fold(component)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map(stem);
  return modules
    .map(({ content }) => {
      const text = fold(content);
      return { content, hits: stems.filter((one) => text.includes(one)).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || a.content.length - b.content.length)[0]?.content;
}

// Languages inflect: "belka" is found in "wymienić belkę".
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();
