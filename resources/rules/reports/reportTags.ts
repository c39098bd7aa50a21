import { type ContextName, shapeOf } from './contexts/contexts';
import type { Shape } from './shape';

export interface ReportTag {
  /** As typed into a template: `{d.equipment[i].identNumber}`. */
  tag: string;
  /** Path of the value, list items as `[i]`: `equipment[i].identNumber`. */
  path: string;
  kind: 'text' | 'code' | 'image';
}

/** The tags a template with this context may use, in the order of the context. */
export function reportTags(of: ContextName = 'report'): ReportTag[] {
  return tagsOf(shapeOf(of), '');
}

function tagsOf(shape: Shape, path: string): ReportTag[] {
  switch (shape.kind) {
    case 'record':
      return Object.entries(shape.fields).flatMap(([key, field]) =>
        tagsOf(field, path ? `${path}.${key}` : key),
      );
    case 'list':
      return tagsOf(shape.of, `${path}[i]`);
    default:
      return [{ tag: `{d.${path}${formatterOf[shape.kind]}}`, path, kind: shape.kind }];
  }
}

/**
 * A picture's tag is put into the alternative text of a placeholder picture, a colour's into the cell to be coloured.
 */
const formatterOf = { text: '', code: ':colour', image: ':pic' } as const;
