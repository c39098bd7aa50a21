import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFittingModules } from '../useFittingModules';
import type { DeficiencyDraft } from './deficiencyDraft';
import { type ProposalSources, type Proposals, proposalsFor, withProposals } from './proposals';

/**
 * Fills in proposed texts and due date after a decision on level or component. Only the due date is proposed for a
 * deficiency that is already recorded.
 */
export function useProposals(
  draft: DeficiencyDraft,
  { category, checkpoint }: { category: string | null; checkpoint: string },
): (next: DeficiencyDraft) => DeficiencyDraft {
  const translate = useTranslate();
  const sources: ProposalSources = {
    modules: useFittingModules(category),
    describe: (component) =>
      checkpoint ? translate('audit.deficiency.proposedText', { component, checkpoint }) : component,
    measureOf: (level) => translate(`audit.deficiency.usualMeasure.${level}`),
  };
  const before = useRef<{ id: string; proposed: Proposals } | null>(null);
  return (next) => {
    const earlier = before.current?.id === next.id ? before.current.proposed : proposalsFor(draft, sources);
    const proposed = proposalsFor(next, sources);
    before.current = { id: next.id, proposed };
    if (next.isNew) return withProposals(next, earlier, proposed);
    const isRated = next.dangerLevel !== draft.dangerLevel && next.dateDue === null;
    return isRated ? { ...next, dateDue: proposed.dateDue } : next;
  };
}
