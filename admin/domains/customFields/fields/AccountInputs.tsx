import { lazyInput } from '../../../entities/inputs/lazyInput';
import type { OwnFieldsFormProps } from './OwnFieldsForm';

// Most accounts have none, and the inputs of every type would come with every audit.
export const LazyOwnFieldsForm = lazyInput(() =>
  import('./OwnFieldsForm').then((module) => module.OwnFieldsForm),
);

/** The account's own fields in a form made by hand; nothing where it has none. */
export function AccountInputs(props: OwnFieldsFormProps) {
  return props.arrangement.ownFields.length > 0 && <LazyOwnFieldsForm {...props} />;
}
