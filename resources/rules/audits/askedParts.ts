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
  /** Ids of the checkpoints that the answers so far leave out. */
  hidden: ReadonlySet<string>;
}

// Every decision on an audit begins here, and a screen makes many of them on the same content.
const known = new WeakMap<AuditContent, Asked>();

/**
 * The parts the piece has, with the checkpoints that are asked: those whose condition the answers fulfil. What is not
 * asked counts neither as open nor for the result nor in the report, whatever had been answered there before.
 */
export const askedParts = (content: AuditContent): ChecklistPart[] => ask(content).parts;

/** Whether the answers so far leave the checkpoint out. */
export const isHidden = (content: AuditContent, checkpoint: Pick<Checkpoint, 'id'>): boolean =>
  ask(content).hidden.has(checkpoint.id);

/** The findings that count: not those of checkpoints that are no longer asked. */
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
    // A condition that names nothing (any more) must not swallow a question.
    if (!decisive || !shownAnswer) return true;
    return seen.has(decisive.id) && isAnsweredWith(content, decisive, shownAnswer);
  }
}
