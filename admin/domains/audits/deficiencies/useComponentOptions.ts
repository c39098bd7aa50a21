import { localized } from '@plumbline/resources/language/languages';
import { useMemo } from 'react';
import { type LocalRow, useLocalList } from '../../../data/offline';
import { useLanguage } from '../../../data/words/useLanguage';

/** Chips that fit a phone above the keyboard. */
const most = 12;

/**
 * Components offered for a deficiency: those of the checklist, else those most used on this device for deficiencies of
 * the same category.
 */
export function useComponentOptions(
  { components }: Pick<LocalRow<'checklists'>, 'components'>,
  category: string | null,
): string[] {
  const language = useLanguage();
  const { records: known } = useLocalList('deficiencies', { filter: category ? { category } : {} });
  return useMemo(() => {
    const own = (components ?? []).map(({ name }) => localized(name, language)).filter(Boolean);
    if (own.length > 0) return own;
    const uses = new Map<string, number>();
    for (const { component } of known) if (component) uses.set(component, (uses.get(component) ?? 0) + 1);
    return [...uses]
      .sort(([a, times], [b, others]) => others - times || a.localeCompare(b, language))
      .slice(0, most)
      .map(([name]) => name);
  }, [components, known, language]);
}
