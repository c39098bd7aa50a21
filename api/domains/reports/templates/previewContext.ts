import type { Language } from '@plumbline/resources/language/languages';
import {
  type Contents,
  type ReportKind,
  shapeOf,
} from '@plumbline/resources/rules/reports/contexts/contexts';
import type { PreviewData } from '@plumbline/resources/rules/reports/previewData';
import type { Shape } from '@plumbline/resources/rules/reports/shape';
import { emptyContents, sampleContents } from '../engine/sample/sampleContents';
import { sampleContext } from '../engine/sampleContext';

/** Pieces of a sample, as in a usual inspection. */
const pieces = 10;
/** As many photos as a report should bear. */
const mostPhotos = 200;

type MadeUp = Exclude<PreviewData, 'report'>;

/** Made-up data to preview a template with, the worst cases included. */
export const madeUpContents: Record<MadeUp, (kind: ReportKind, language: Language) => Contents> = {
  sample: (kind, language) => sampleContents(kind, language, { equipment: pieces }),
  empty: emptyContents,
  noPhotos: (kind, language) => sampleContents(kind, language, { equipment: pieces, photos: 0 }),
  manyPhotos(kind, language) {
    const found = sampleContext(language, { equipment: pieces }).equipment.flatMap(
      ({ deficiencies }) => deficiencies,
    );
    const photos = Math.ceil(mostPhotos / Math.max(1, found.length));
    return sampleContents(kind, language, { equipment: pieces, photos });
  },
  longTexts(kind, language) {
    const contents = sampleContents(kind, language, { equipment: pieces });
    const { labels } = contents.context;
    const long = Object(lengthened(shapeOf(contents.of ?? 'report'), contents.context));
    // The value follows the shape that the type is inferred from.
    return { ...contents, context: { ...long, labels } } as Contents;
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
