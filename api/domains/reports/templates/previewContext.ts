import type { Language } from '@plumbline/resources/language/languages';
import { emptyReportContext } from '@plumbline/resources/rules/reports/emptyReportContext';
import type { PreviewData } from '@plumbline/resources/rules/reports/previewData';
import { type ReportContext, reportContextShape } from '@plumbline/resources/rules/reports/ReportContext';
import type { Shape } from '@plumbline/resources/rules/reports/shape';
import { sampleContext } from '../engine/sampleContext';

/** Pieces of a sample, as in a usual inspection. */
const pieces = 10;
/** As many photos as a report should bear. */
const mostPhotos = 200;

/** Made-up data to preview a template with, the worst cases included. */
export const madeUpContexts: Record<Exclude<PreviewData, 'report'>, (language: Language) => ReportContext> = {
  sample: (language) => sampleContext(language, { equipment: pieces }),
  empty: emptyReportContext,
  noPhotos: (language) => sampleContext(language, { equipment: pieces, photos: 0 }),
  manyPhotos(language) {
    const found = sampleContext(language, { equipment: pieces }).equipment.flatMap(
      ({ deficiencies }) => deficiencies,
    );
    return sampleContext(language, {
      equipment: pieces,
      photos: Math.ceil(mostPhotos / Math.max(1, found.length)),
    });
  },
  longTexts(language) {
    const context = sampleContext(language, { equipment: pieces });
    // The value follows the shape that the type is inferred from.
    const long = lengthened(reportContextShape, context) as ReportContext;
    return { ...long, labels: context.labels };
  },
};

/** Every text three times as long, but for codes and pictures; empty ones stay empty, as tags test for that. */
function lengthened(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([key, field]) => [key, lengthened(field, Object(value)[key])]),
      );
    case 'list':
      return Array.isArray(value) ? value.map((item) => lengthened(shape.of, item)) : [];
    case 'text':
      return typeof value === 'string' && value !== '' ? `${value} ${value} ${value}` : value;
    default:
      return value;
  }
}
