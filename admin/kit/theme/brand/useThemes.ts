import { useMemo } from 'react';
import { useDensity } from '../density';
import { type Themes, themesIn } from '../themes';
import { useBrand } from './brandStore';

/** The current light and dark themes. */
export function useThemes(): Themes {
  const colors = useBrand()?.colors ?? null;
  const density = useDensity();
  return useMemo(() => themesIn(colors, density), [colors, density]);
}
