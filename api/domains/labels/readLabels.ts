import { definitions } from '@plumbline/resources/entities/index';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import type { LabelContent, LabelLine } from '@plumbline/resources/rules/labels/index';
import { fail } from '../../base/errors/errors';
import { wordsOf } from '../../base/wordsOf';
import { asSystem, type Call } from '../../entities/call';
import type { Filter } from '../../entities/filterSql';
import { listRecords } from '../../entities/listRecords';
import { listTyped, type Typed, typed } from '../../entities/typedRecords';
import { publicAddress } from '../publicPages';
import type { LabelText } from './labelTexts';

/** Maximum number of labels in one PDF. */
export const mostLabels = 5000;

export interface LabelWish {
  lines: readonly LabelLine[];
  language: Language;
  origin: string;
  hasLogo: boolean;
  /** Text by template of equipment; absent: by `lines` alone. */
  textsOf?: ((pieces: readonly Typed<'equipments'>[]) => Promise<Map<string, LabelText>>) | undefined;
}

/**
 * Contents of the labels of equipment, sorted by ident number; only equipment the caller may read. LABELS_TOO_MANY
 * above the maximum, BAD_QUERY for an invalid filter.
 */
export async function labelsOfPieces(call: Call, asked: unknown, wish: LabelWish): Promise<LabelContent[]> {
  const filter = filterOf(asked);
  const { rows, total } = await listRecords(call, definitions.equipments, {
    filter,
    sort: { field: 'identNumber', order: 'ASC' },
    range: [0, mostLabels - 1],
  });
  if (total > mostLabels) fail('LABELS_TOO_MANY', { max: mostLabels });
  const pieces = rows.map((row) => typed('equipments', row));
  const names = await namesFor(call, pieces, wish);
  const texts = await wish.textsOf?.(pieces);
  const lineOf: Record<LabelLine, (piece: Typed<'equipments'>) => string | null | undefined> = {
    number: (piece) => piece.identNumber,
    name: (piece) => names.products.get(piece.product),
    place: (piece) => [names.locations.get(piece.location), piece.place].filter(Boolean).join(' · '),
    nextInspection: (piece) => piece.nextAuditDate && names.next(piece.nextAuditDate),
    logo: () => null,
  };
  return pieces.map((piece) => {
    // The app also finds equipment by its ident number.
    const code = piece.qrCode || piece.identNumber;
    return {
      address: piece.qrCode ? publicAddress(wish.origin, piece.qrCode) : code,
      code,
      lines: texts?.get(piece.id)?.lines ?? wish.lines.flatMap((line) => lineOf[line](piece) || []),
      hasLogo: wish.hasLogo,
    };
  });
}

const filterOf = (asked: unknown): Filter => {
  if (Array.isArray(asked)) return { id: asked.map(String) };
  // `listRecords` refuses unknown filters.
  return typeof asked === 'object' && asked !== null
    ? (asked as Filter)
    : fail('BAD_QUERY', { field: 'equipments' });
};

/** The names needed for the lines, loaded once for all labels. */
async function namesFor(call: Call, pieces: readonly Typed<'equipments'>[], { lines, language }: LabelWish) {
  // Loaded as system: names of model and location are shown with the equipment, even to users who may not read those
  // rows.
  const system = asSystem(call, call.actor.instance);
  const named = async (line: LabelLine, entity: 'products' | 'locations') => {
    if (!lines.includes(line)) return new Map<string | null, string>();
    const field = entity === 'products' ? 'product' : 'location';
    const ids = [...new Set(pieces.flatMap((piece) => piece[field] ?? []))];
    const rows = ids.length > 0 ? await listTyped(system, entity, { filter: { id: ids } }) : [];
    return new Map<string | null, string>(rows.map(({ id, name }) => [id, name]));
  };
  const [products, locations] = [await named('name', 'products'), await named('place', 'locations')];
  const words = wordsOf(language);
  const days = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    products,
    locations,
    next: (day: string) =>
      words('labels.nextInspection', { day: days.format(Date.parse(`${day}T00:00:00Z`)) }),
  };
}
