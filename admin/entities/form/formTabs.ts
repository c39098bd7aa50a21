import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity, Related } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isPresent } from '@plumbline/resources/language/validation';
import { entityLabel, tabLabel } from '../../data/words/labels';

type Row = Readonly<Record<string, unknown>>;
export interface FieldTab {
  name: string;
  fields: readonly string[];
}
export interface RelatedTab {
  name: string;
  /** Translation key of its label, in the plural. */
  label: string;
  related: Related;
}

/** The tabs with fields that apply to this record; tabs without any are left out. */
export function fieldTabs(
  entity: AnyEntity,
  context: Row,
  isShown: (name: string) => boolean = () => true,
): FieldTab[] {
  return Object.entries(entity.form).flatMap(([name, content]): FieldTab[] => {
    if ('related' in content) return [];
    const fields = content.filter((one) => {
      const field = entity.fields[one];
      return field !== undefined && isPresent(field.when, context) && isShown(one);
    });
    return fields.length > 0 ? [{ name, fields }] : [];
  });
}

/** The tabs listing rows that refer to the record: those of its form, then those of references with `tab`. */
export const relatedTabs = (entity: AnyEntity): RelatedTab[] => [
  ...Object.entries(entity.form).flatMap(([name, content]): RelatedTab[] =>
    'related' in content ? [{ name, label: tabLabel(entity, name), related: content }] : [],
  ),
  ...entityList.flatMap((other) =>
    Object.entries(other.fields)
      .filter(([, field]) => isReference(field) && field.tab && field.to === entity.name)
      .map(
        ([by]): RelatedTab => ({
          name: other.name,
          label: entityLabel(other),
          related: { related: other.name, by },
        }),
      ),
  ),
];
