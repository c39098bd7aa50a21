import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import { addressPartKey } from '@plumbline/resources/fields/addressParts';
import type { ImportTarget } from '@plumbline/resources/import/importTargets';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The name of a field that a column may go to; behind a reference both are named ("Modell: Hersteller"). */
export function targetLabel(
  { entity, name, through, part }: ImportTarget,
  resource: EntityName,
  translate: Translate,
): string {
  const field = translate(`resources.${entity}.fields.${name}`);
  if (part)
    return translate('import.columns.through', { reference: field, field: translate(addressPartKey(part)) });
  return through
    ? translate('import.columns.through', {
        reference: translate(`resources.${resource}.fields.${through}`),
        field,
      })
    : field;
}

/** The same for a path, also of a reference's field that no list can name. */
export function pathLabel(resource: EntityName, path: string, translate: Translate): string {
  const [name = '', inner] = path.split('.');
  const label = translate(`resources.${resource}.fields.${name}`);
  const field = entities[resource].fields[name];
  if (!inner || (field?.type !== 'reference' && field?.type !== 'address')) return label;
  return translate('import.columns.through', {
    reference: label,
    field: translate(
      field.type === 'address' ? `shell.address.${inner}` : `resources.${field.to}.fields.${inner}`,
    ),
  });
}
