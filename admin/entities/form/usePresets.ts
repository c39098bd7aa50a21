import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

type Values = Readonly<Record<string, unknown>>;

/**
 * Presets choices when the field they depend on changes, unless the person chose a value; for the whole form, as the
 * choice may be on another tab.
 */
export function usePresets(entity: AnyEntity, values: Values, isEditable: (field: Field) => boolean): void {
  const { setValue } = useFormContext();
  const before = useRef(values);
  useEffect(() => {
    const old = before.current;
    before.current = values;
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!isChoice(field) || !field.presetBy || !isEditable(field)) continue;
      const { field: decisive, values: presets } = field.presetBy;
      const presetOf = (row: Values) => presets[String(row[decisive])] ?? null;
      // While the form is initialized there is no previous value.
      if (old[decisive] === undefined || old[decisive] === values[decisive]) continue;
      const value = values[name] || null;
      if (value === null || value === presetOf(old))
        setValue(name, presetOf(values), { shouldDirty: true, shouldTouch: true });
    }
  });
}
