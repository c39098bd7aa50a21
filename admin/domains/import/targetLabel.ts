import { entities } from '@plumbline/resources/entities/index';
import {
  type FieldPart,
  fieldParts,
  itemWords,
  partHeading,
} from '@plumbline/resources/language/fields/fieldParts';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ImportTarget } from '@plumbline/resources/rules/import/importTargets';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** Label of a target field; for a field of a reference both are named ("Modell: Hersteller"). */
export function targetLabel(
  { entity, name, through, part, regulation }: ImportTarget,
  resource: EntityName,
  translate: Translate,
): string {
  if (regulation)
    return translate(`import.columns.byRegulation.${name}`, { regulation: regulation.shortName });
  const field = translate(`resources.${entity}.fields.${name}`);
  if (part) return partLabel(part, field, translate);
  return through
    ? translate('import.columns.through', {
        reference: translate(`resources.${resource}.fields.${through}`),
        field,
      })
    : field;
}

/** Label of a path, also of a reference's field that is no import target. */
export function pathLabel(resource: EntityName, path: string, translate: Translate): string {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.join('.');
  const label = translate(`resources.${resource}.fields.${name}`);
  const field = entities[resource].fields[name];
  if (!inner || !field) return label;
  const part = fieldParts(field, itemWords(resource, name)).find((one) => one.name === inner);
  if (part) return partLabel(part, label, translate);
  return isReference(field)
    ? translate('import.columns.through', {
        reference: label,
        field: translate(`resources.${field.to}.fields.${inner}`),
      })
    : label;
}

// In a list of fields, "city" alone would not say whose city it is.
const partLabel = (part: FieldPart, field: string, translate: Translate): string =>
  part.isNamedAlone
    ? translate('import.columns.through', {
        reference: field,
        field: part.keys.map((key) => translate(key)).join(', '),
      })
    : partHeading(part, field, (key) => translate(key));
