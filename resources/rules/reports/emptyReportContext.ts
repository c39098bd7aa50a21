import type { Language } from '../../language/languages';
import { type ContextName, type ContextOf, shapeOf } from './contexts/contexts';
import { documentLabels } from './contexts/documentLabels';
import type { ReportContext } from './ReportContext';
import type { Shape } from './shape';

/** A context without data, which every template of its kind must render. */
export function emptyContext<N extends ContextName>(name: N, language: Language): ContextOf<N> {
  // The value follows the shape that the type is inferred from.
  const context = emptyValue(shapeOf(name)) as ContextOf<N>;
  return { ...context, labels: documentLabels[name](language) };
}

export const emptyReportContext = (language: Language): ReportContext => emptyContext('report', language);

function emptyValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'record':
      return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, emptyValue(field)]));
    case 'list':
      return [];
    case 'image':
      return null;
    default:
      return '';
  }
}
