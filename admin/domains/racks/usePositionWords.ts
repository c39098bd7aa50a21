import type { PositionWords } from '@plumbline/resources/rules/racks/index';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** Texts of positions on racks in the reader's language. */
export function usePositionWords(): PositionWords {
  const translate = useTranslate();
  return useMemo(
    () => ({
      bay: (bay) => translate('rack.bay', { bay }),
      level: (level) => translate('rack.level', { level }),
      floor: translate('rack.floor'),
    }),
    [translate],
  );
}
