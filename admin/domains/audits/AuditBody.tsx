import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { RackCell } from '@plumbline/resources/rules/racks/index';
import { memo, useCallback, useRef } from 'react';
import type { Arrangement } from '../customFields';
import { BayNames } from '../racks';
import type { CheckpointActions } from './checkpoints/CheckpointRow';
import { ClosingSection } from './closing/ClosingSection';
import { TakeOverBanner } from './closing/TakeOverBanner';
import type { DeficiencyDraft } from './deficiencies/deficiencyDraft';
import type { DeficiencyEditing } from './deficiencies/useDeficiencyEditor';
import { applicabilityPatch } from './draft/answerPatch';
import type { AuditDraft } from './draft/useAuditDraft';
import { EarlierDeficiencies } from './earlier/EarlierDeficiencies';
import { RackSection } from './rack/RackSection';
import type { RackState } from './rack/useRackState';
import { pressRest, restOf } from './rest/restOf';
import type { RestOkay } from './rest/useRestOkay';
import { AuditSection } from './sections/AuditSection';
import type { AuditWork } from './useAuditWork';

interface AuditBodyProps {
  work: AuditWork;
  draft: Pick<AuditDraft, 'audit' | 'change' | 'flush'>;
  /** Whether changes are held back until they are complete. */
  isHeld: boolean;
  content: AuditContent;
  /** Deficiencies put aside as drafts. */
  drafts: readonly DeficiencyDraft[];
  rest: RestOkay;
  arrangement: Arrangement;
  /** Ids of the checkpoints to be marked as missing. */
  missing: ReadonlySet<string>;
  isReadOnly: boolean;
  /** Whether finishing was attempted. */
  isTried: boolean;
  actions: CheckpointActions;
  rack: RackState | null;
  openers: Pick<DeficiencyEditing, 'startNew' | 'open' | 'resume'>;
  onStoring: (storing: Promise<boolean>) => void;
}

/** What is answered, from earlier deficiencies to the result; not drawn again for each letter in a deficiency's sheet. */
export const AuditBody = memo(function AuditBody({
  work,
  draft,
  isHeld,
  content,
  drafts,
  rest,
  arrangement,
  missing,
  isReadOnly,
  isTried,
  actions,
  rack,
  openers,
  onStoring,
}: AuditBodyProps) {
  const { audit, change } = draft;
  const { startNew } = openers;
  const addAt = useCallback((cell: RackCell) => startNew(null, cell), [startNew]);
  // Stable functions, so that a section is drawn again only when something of it changes.
  const latest = useRef(rest);
  latest.current = rest;
  const onRest = useCallback((part: string) => pressRest(latest.current, part), []);
  const onApplicable = useCallback(
    (part: string, isApplicable: boolean) => change(applicabilityPatch(part, isApplicable)),
    [change],
  );
  return (
    <BayNames value={rack?.grid.bays}>
      <EarlierDeficiencies
        audit={audit.id}
        deficiencies={work.earlier}
        followUps={audit.followUps ?? []}
        isReadOnly={isReadOnly}
        isTried={isTried}
        onChange={(followUps, when) => change({ followUps }, when)}
      />
      {!isReadOnly && <TakeOverBanner previous={work.previous} content={content} onChange={change} />}
      {rack && (
        <RackSection
          rack={rack}
          audit={audit.id}
          isReadOnly={isReadOnly}
          onOpen={openers.open}
          onAdd={addAt}
        />
      )}
      {(content.parts ?? []).map((part, index) => (
        <AuditSection
          key={part.id}
          audit={audit.id}
          part={part}
          number={index + 1}
          content={content}
          deficiencies={work.deficiencies}
          drafts={drafts}
          rest={isReadOnly ? null : restOf(rest, part.id)}
          onRest={onRest}
          category={audit.category}
          isReadOnly={isReadOnly}
          missing={missing}
          actions={actions}
          onApplicable={onApplicable}
        />
      ))}
      <ClosingSection
        draft={draft}
        work={work}
        content={content}
        isReadOnly={isReadOnly}
        arrangement={arrangement}
        isTried={isTried || isHeld}
        drafts={drafts}
        onAddDeficiency={() => openers.startNew(null)}
        onResumeDraft={openers.resume}
        onStoring={onStoring}
        onOpenDeficiency={openers.open}
      />
    </BayNames>
  );
});
