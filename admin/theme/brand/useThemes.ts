import { useMemo } from 'react';
import { type Themes, themesIn } from '../themes';
import { useBrand } from './brandStore';

/** The app's themes as they are now. */
export function useThemes(): Themes {
  const colors = useBrand()?.colors ?? null;
  return useMemo(() => themesIn(colors), [colors]);
}
