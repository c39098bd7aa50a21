import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type ReactNode, useState } from 'react';
import type { OutboxItem } from '../../../data/offline/types';
import { ReasonOfCorrection } from './ReasonOfCorrection';
import { useNeedsReason } from './useNeedsReason';

interface Correction {
  entity: AnyEntity;
  item: OutboxItem;
  /** The fields of the refused change that are kept. */
  kept: readonly string[];
  /** Why the reason is asked for. */
  note: string;
}

interface CorrectionReason {
  /** The field for the reason; null where none is needed. */
  field: ReactNode;
  /** Marks the field as tried. What is sent with the decision: nothing, or the reason; null: it is still missing. */
  take: () => [] | [{ correctionReason: string }] | null;
}

/** The reason that a refused change needs where it corrects an inspection finished meanwhile. */
export function useCorrectionReason({ entity, item, kept, note }: Correction): CorrectionReason {
  const isNeeded = useNeedsReason(entity, item, kept);
  const [reason, setReason] = useState(String(item.command.patch.correctionReason ?? ''));
  const [isTried, setTried] = useState(false);
  const take = (): ReturnType<CorrectionReason['take']> => {
    setTried(true);
    const correctionReason = reason.trim();
    if (!isNeeded) return [];
    return correctionReason === '' ? null : [{ correctionReason }];
  };
  const asked = { value: reason, isTried, note, onChange: setReason };
  return { field: isNeeded ? <ReasonOfCorrection {...asked} /> : null, take };
}
