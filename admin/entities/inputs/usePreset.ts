import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldInput } from './useFieldInput';

/** Presets a choice when the field it depends on changes, unless the person chose otherwise. */
export function usePreset({ presetBy }: FieldOf<'choice'>, { value, change }: FieldInput<string>): void {
  const decisive: unknown = useWatch({ name: presetBy?.field ?? 'id', disabled: !presetBy });
  const before = useRef(decisive);
  useEffect(() => {
    if (!presetBy || before.current === decisive) return;
    const presetOf = (what: unknown) => presetBy.values[String(what)] ?? null;
    // As it was preset, or not yet chosen.
    if (value === null || value === presetOf(before.current)) change(presetOf(decisive));
    before.current = decisive;
  });
}
