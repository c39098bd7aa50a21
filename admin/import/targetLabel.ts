import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { ImportTarget } from '@plumbline/resources/import/importTargets';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The name of a field that a column may go to; behind a reference both are named ("Modell: Hersteller"). */
export function targetLabel(
  { entity, name, through }: ImportTarget,
  resource: EntityName,
  translate: Translate,
): string {
  const field = translate(`resources.${entity}.fields.${name}`);
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
  if (!inner || field?.type !== 'reference') return label;
  return translate('import.columns.through', {
    reference: label,
    field: translate(`resources.${field.to}.fields.${inner}`),
  });
}
