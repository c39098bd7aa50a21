import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { Input } from './Input';

/** The inputs of some fields of a row, one below the other; unknown names are ignored. */
export function FieldInputs({ entity, names }: { entity: AnyEntity; names: readonly string[] }) {
  const translate = useTranslate();
  return names.map((name) => {
    const field = entity.fields[name];
    return (
      field && (
        <Input
          key={name}
          entity={entity}
          name={name}
          field={field}
          source={name}
          label={translate(fieldLabel(entity, name))}
        />
      )
    );
  });
}
