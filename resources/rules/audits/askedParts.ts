import {
  type AuditContent,
  applicableParts,
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
  type Finding,
} from '../../entities/checkpoints/checklistParts';
import { isAnsweredWith } from '../../entities/checkpoints/decisiveAnswers';

interface Asked {
  parts: ChecklistPart[];
  /** Ids of the checkpoints hidden by the answers so far. */
  hidden: ReadonlySet<string>;
}

// Memoised: every decision on an audit starts here, many times on the same content.
const known = new WeakMap<AuditContent, Asked>();

/**
 * The applicable parts with their visible checkpoints, whose conditions the answers satisfy. Hidden checkpoints count
 * neither as open nor for result or report, even if they have answers.
 */
export const askedParts = (content: AuditContent): ChecklistPart[] => ask(content).parts;

/** Whether the answers so far hide the checkpoint. */
export const isHidden = (content: AuditContent, checkpoint: Pick<Checkpoint, 'id'>): boolean =>
  ask(content).hidden.has(checkpoint.id);

/** Findings of visible checkpoints. */
export const countedFindings = <F extends Finding>(
  content: Omit<AuditContent, 'findings'> & { findings: readonly F[] },
): F[] => content.findings.filter(({ checkpoint }) => !checkpoint || !ask(content).hidden.has(checkpoint));

function ask(content: AuditContent): Asked {
  const before = known.get(content);
  if (before) return before;
  const asked = askAnew(content);
  known.set(content, asked);
  return asked;
}

function askAnew(content: AuditContent): Asked {
  const hidden = new Set<string>();
  const all = new Map((content.parts ?? []).flatMap(checkpointsOf).map((one) => [one.id, one]));
  const seen = new Set<string>();
  const parts = applicableParts(content).map((part) => {
    const checkpoints = checkpointsOf(part).filter((checkpoint) => {
      const isAsked = isConditionMet(checkpoint);
      if (isAsked) seen.add(checkpoint.id);
      else hidden.add(checkpoint.id);
      return isAsked;
    });
    return checkpoints.length === checkpointsOf(part).length ? part : { ...part, checkpoints };
  });
  return { parts, hidden };

  function isConditionMet({ shownAfter, shownAnswer }: Checkpoint): boolean {
    const decisive = shownAfter ? all.get(shownAfter) : undefined;
    // A dangling condition must not hide a checkpoint.
    if (!decisive || !shownAnswer) return true;
    return seen.has(decisive.id) && isAnsweredWith(content, decisive, shownAnswer);
  }
}
