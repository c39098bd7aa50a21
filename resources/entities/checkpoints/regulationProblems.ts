import type { FieldError } from '../../language/fields/field';
import type { ChecklistPart, Checkpoint } from './checklistParts';
import { checkpointsOf } from './checklistParts';
import { type DecisiveAnswer, decisiveAnswers } from './decisiveAnswers';
import { hasLimits } from './suggestDangerLevel';

interface Known {
  checkpoint: Checkpoint;
  position: number;
}

/**
 * Problems of a regulation's parts as a whole, by form path (`parts.0.checkpoints.2.shownAfter`). Conditions may only
 * refer to earlier checkpoints, which rules out cycles.
 */
export function regulationProblems(parts: readonly ChecklistPart[] | null): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  const known = new Map<string, Known>();
  for (const checkpoint of (parts ?? []).flatMap(checkpointsOf)) {
    if (known.has(checkpoint.id)) errors.parts = { message: 'validation.list' };
    known.set(checkpoint.id, { checkpoint, position: known.size });
  }
  for (const [partIndex, part] of (parts ?? []).entries()) {
    for (const [index, checkpoint] of checkpointsOf(part).entries()) {
      for (const [name, message] of Object.entries(problemsOf(checkpoint, known)))
        errors[`parts.${partIndex}.checkpoints.${index}.${name}`] = { message: `validation.${message}` };
    }
  }
  return errors;
}

type Problems = Partial<Record<keyof Checkpoint, string>>;

function problemsOf(checkpoint: Checkpoint, known: ReadonlyMap<string, Known>): Problems {
  const { greenMax, orangeMax, photoAfter, commentAfter } = checkpoint;
  return {
    ...conditionProblem(checkpoint, known),
    ...demandProblem('photoAfter', photoAfter, checkpoint),
    ...demandProblem('commentAfter', commentAfter, checkpoint),
    ...(typeof greenMax === 'number' && typeof orangeMax === 'number' && orangeMax < greenMax
      ? { orangeMax: 'limitOrder' }
      : {}),
  };
}

function conditionProblem(checkpoint: Checkpoint, known: ReadonlyMap<string, Known>): Problems {
  const { id, shownAfter, shownAnswer } = checkpoint;
  if (!shownAfter) return shownAnswer ? { shownAfter: 'required' } : {};
  const decisive = known.get(shownAfter);
  if (!decisive) return { shownAfter: 'conditionUnknown' };
  if (decisive.position >= (known.get(id)?.position ?? 0)) return { shownAfter: 'conditionLater' };
  if (!shownAnswer) return { shownAnswer: 'required' };
  const problem = answerProblem(shownAnswer, decisive.checkpoint);
  return problem ? { shownAnswer: problem } : {};
}

function demandProblem(
  name: 'photoAfter' | 'commentAfter',
  wanted: DecisiveAnswer | null | undefined,
  checkpoint: Checkpoint,
): Problems {
  const problem = wanted && answerProblem(wanted, checkpoint);
  return problem ? { [name]: problem } : {};
}

function answerProblem(wanted: DecisiveAnswer, { type, ...limits }: Checkpoint): string | null {
  if (!decisiveAnswers[type].includes(wanted)) return 'conditionAnswer';
  return (wanted === 'ORANGE' || wanted === 'RED') && !hasLimits(limits) ? 'conditionLimits' : null;
}
