import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isInteger } from '@plumbline/resources/language/fields/types/integer';

/** The fields without those that are only the unit of another one: "6 months" includes it. */
export function withoutUnits(entity: AnyEntity, names: readonly string[]): string[] {
  const said = new Set(
    names.flatMap((name) => {
      const field = entity.fields[name];
      return isInteger(field) && field.unitField ? [field.unitField] : [];
    }),
  );
  return names.filter((name) => !said.has(name));
}
