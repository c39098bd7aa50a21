import type { Language } from '@plumbline/resources/language/languages';
import type { InputProps } from './inputProps';
import { NumberInput } from './NumberInput';

export function DecimalInput(props: InputProps<'decimal'>) {
  return <NumberInput {...props} mode="decimal" write={writeFraction} />;
}

const writeFraction = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
