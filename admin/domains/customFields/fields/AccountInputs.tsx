import { lazyInput } from '../../../entities/inputs/lazyInput';
import type { OwnFieldsFormProps } from './OwnFieldsForm';

// Lazy: most accounts have no custom fields, and the inputs of every type are large.
export const LazyOwnFieldsForm = lazyInput(() =>
  import('./OwnFieldsForm').then((module) => module.OwnFieldsForm),
);

/** Custom fields in a hand-written form; nothing where the account has none. */
export function AccountInputs(props: OwnFieldsFormProps) {
  return props.arrangement.ownFields.length > 0 && <LazyOwnFieldsForm {...props} />;
}
