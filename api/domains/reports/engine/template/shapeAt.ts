import { type ContextName, shapeOf } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Shape } from '@plumbline/resources/rules/reports/shape';

/** The shape at the path of a tag in a context; undefined if there is none. */
export function shapeAt(of: ContextName, [root, ...steps]: string[]): Shape | undefined {
  if (root !== 'd') return undefined;
  let shape: Shape | undefined = shapeOf(of);
  for (const step of steps) {
    if (step.startsWith('[')) shape = shape?.kind === 'list' ? shape.of : undefined;
    else
      shape = shape?.kind === 'record' && Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
  }
  return shape;
}
