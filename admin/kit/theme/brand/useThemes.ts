import { useMemo } from 'react';
import { useDensity } from '../density';
import { type Themes, themesIn } from '../themes';
import { useBrand } from './brandStore';

/** The app's themes as they are now. */
export function useThemes(): Themes {
  const colors = useBrand()?.colors ?? null;
  const density = useDensity();
  return useMemo(() => themesIn(colors, density), [colors, density]);
}
