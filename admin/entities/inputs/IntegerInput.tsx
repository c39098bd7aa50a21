import { formatPlain } from '../../data/words/format';
import type { InputProps } from './inputProps';
import { NumberInput } from './NumberInput';

export function IntegerInput(props: InputProps<'integer'>) {
  return <NumberInput {...props} mode="numeric" write={formatPlain} />;
}
