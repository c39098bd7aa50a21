import type { Language } from '../../language/languages';
import { type ReportContext, reportContextShape } from './ReportContext';
import { reportLabels } from './reportLabels';
import type { Shape } from './shape';

/** A context without data, which every template must render. */
export function emptyReportContext(language: Language): ReportContext {
  // The value follows the shape that the type is inferred from.
  const context = emptyValue(reportContextShape) as ReportContext;
  return { ...context, labels: reportLabels(language) };
}

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
