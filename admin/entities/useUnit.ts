import { useTranslate } from 'react-admin';

/** The field's unit for this number: a symbol as it is (kg, mm), a word in the user's language (years). */
export function useUnit({ unit }: { unit?: string | undefined }, count: number): string | undefined {
  const translate = useTranslate();
  return unit && translate(`units.${unit}`, { smart_count: count, _: unit });
}
