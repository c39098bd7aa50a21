import type { EntityName } from '@plumbline/resources/language/names';
import { lazyPart } from '../../kit/parts/lazyPart';
import { type FormPart, formPartsOf } from './partsOfForm';

interface FormPartsProps {
  resource: EntityName;
  tab: string;
  field?: string;
  values: Readonly<Record<string, unknown>>;
}
type Drawn = ReturnType<typeof lazyPart<{ values: FormPartsProps['values'] }>>;
const drawn = new Map<FormPart, Drawn>();

function componentOf(part: FormPart): Drawn {
  const known = drawn.get(part) ?? lazyPart(part.load);
  drawn.set(part, known);
  return known;
}

export function FormParts({ resource, tab, field, values }: FormPartsProps) {
  return formPartsOf(resource, tab, field).map((part, index) => {
    const Part = componentOf(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order of their files
    return <Part key={index} values={values} />;
  });
}
