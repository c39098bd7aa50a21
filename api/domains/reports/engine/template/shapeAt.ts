import { reportContextShape } from '@plumbline/resources/rules/reports/ReportContext';
import type { Shape } from '@plumbline/resources/rules/reports/shape';

/** The context's shape at the path of a tag; undefined if there is none. */
export function shapeAt([root, ...steps]: string[]): Shape | undefined {
  if (root !== 'd') return undefined;
  let shape: Shape | undefined = reportContextShape;
  for (const step of steps) {
    if (step.startsWith('[')) shape = shape?.kind === 'list' ? shape.of : undefined;
    else
      shape = shape?.kind === 'record' && Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
  }
  return shape;
}
