import type { Audit } from '@plumbline/resources/entities/audits';
import { newId } from '@plumbline/resources/language/ids';
import type { Contradiction } from '@plumbline/resources/rules/audits/suggestResult';
import type { TransactionCall } from '../../entities/hooks';
import { contradictionWith } from './checkFinished';

export interface DeletionEffects {
  /** Changes of the inspection; null: it has to be decided what becomes of its result. */
  patch: Partial<Audit> | null;
  /** What is to be decided, also if it was answered; null: nothing. */
  contradiction: Contradiction | null;
}

/**
 * What becomes of an inspection that found a deficiency or left it open, once that is deleted: a result that rested on
 * it alone is kept knowingly or becomes OKAY. Where nobody who can answer is asked, the inspection `isMarked` until its
 * result is corrected.
 */
export async function effectsOfDeletion(
  call: TransactionCall,
  audit: Audit,
  { deficiency, answer, isMarked }: { deficiency: string; answer: unknown; isMarked: boolean },
): Promise<DeletionEffects> {
  const known = audit.unawareOf ?? [];
  // What is gone contradicts no more.
  const left = known.filter(({ key }) => key !== deficiency);
  const marks = left.length === known.length ? {} : marked(left);
  const contradiction = await contradictionWith(call, audit, { without: deficiency });
  const decided = (patch: Partial<Audit>) => ({ patch: { ...marks, ...patch }, contradiction: null });
  if (!contradiction) return decided(audit.confirmedContradiction ? notConfirmed : {});
  if (contradiction === (await contradictionWith(call, audit))) return decided({});
  if (answer === 'KEPT') return { ...decided({ confirmedContradiction: true }), contradiction };
  if (answer === 'OKAY') return { ...decided({ ...notConfirmed, result: 'OKAY' }), contradiction };
  if (isMarked) return decided(marked([...left, { id: newId(), kind: 'deficiency', key: deficiency }]));
  return { patch: null, contradiction };
}

const notConfirmed = { confirmedContradiction: false } as const;

export type Marks = NonNullable<Audit['unawareOf']>;
export const marked = (marks: Marks): Partial<Audit> => ({
  isUnaware: marks.length > 0,
  unawareOf: marks.length > 0 ? marks : null,
});
