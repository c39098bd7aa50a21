import { intlTag, type Language, localized } from '@plumbline/resources/language/languages';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { LabelContext } from '@plumbline/resources/rules/reports/contexts/LabelContext';
import { asSystem, type Call } from '../../entities/call';
import { findTyped, listTyped, type Typed } from '../../entities/typedRecords';
import type { FileStore } from '../../platform/files';
import { plainText, type TextTemplate, textsBy, textTemplates } from '../reports';

type Piece = Typed<'equipments'>;

/** Text of a label by a template. */
export interface LabelText {
  template: string;
  lines: string[];
}

/** Label texts of equipment by the templates that apply, by its id; those without one are missing. */
export async function labelTexts(
  call: Call,
  store: FileStore,
  { pieces, language }: { pieces: readonly Piece[]; language: Language },
): Promise<Map<string, LabelText>> {
  const { instance } = call.actor;
  const choose = await textTemplates(call, store, { instance, kind: 'LABEL_TEXT' });
  const groups = new Map<TextTemplate, Piece[]>();
  const chosen = new Map<string, Promise<TextTemplate | undefined>>();
  for (const piece of pieces) {
    // Templates are bound to customer and category, in which many pieces agree.
    const key = `${piece.owner} ${piece.category}`;
    const about = {
      language,
      owner: piece.owner,
      type: null,
      categories: piece.category ? [piece.category] : [],
    };
    const asked = chosen.get(key) ?? choose(about);
    chosen.set(key, asked);
    const template = await asked;
    if (template) groups.set(template, [...(groups.get(template) ?? []), piece]);
  }
  const texts = new Map<string, LabelText>();
  if (groups.size === 0) return texts;
  const contextOf = await contexts(call, pieces, language);
  for (const [template, members] of groups) {
    const said = await textsBy(
      template,
      language,
      members.map((piece) => ({ of: 'label', context: contextOf(piece) })),
    );
    for (const [index, piece] of members.entries()) {
      const lines = (said?.[index] ?? []).flatMap((paragraph) => plainText(paragraph).split('\n'));
      if (lines.length > 0) texts.set(piece.id, { template: template.name, lines });
    }
  }
  return texts;
}

/** Loaded as system: names are shown with the equipment, even to users who may not read those rows. */
async function contexts(call: Call, pieces: readonly Piece[], language: Language) {
  const system = asSystem(call, call.actor.instance);
  const rows = async <N extends 'products' | 'locations' | 'categories' | 'equipmentOwners'>(
    entity: N,
    idOf: (piece: Piece) => string | null,
  ): Promise<Map<string, Typed<N>>> => {
    const ids = [...new Set(pieces.flatMap((piece) => idOf(piece) ?? []))];
    const found = ids.length > 0 ? await listTyped(system, entity, { filter: { id: ids } }) : [];
    return new Map(found.map((row) => [row.id, row]));
  };
  const products = await rows('products', ({ product }) => product);
  const locations = await rows('locations', ({ location }) => location);
  const categories = await rows('categories', ({ category }) => category);
  const owners = await rows('equipmentOwners', ({ owner }) => owner);
  const account = await findTyped(system, 'instances', call.actor.instance);
  const days = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (value: string | null) => (value ? days.format(Date.parse(`${value}T00:00:00Z`)) : '');
  return (piece: Piece): LabelContext => {
    const product = products.get(piece.product ?? '');
    return {
      piece: {
        identNumber: piece.identNumber ?? '',
        qrCode: piece.qrCode ?? '',
        serialNumber: piece.serialNumber ?? '',
        product: product?.name ?? '',
        manufacturer: product?.manufacturer ?? '',
        category: localized(categories.get(piece.category ?? '')?.name, language),
        location: locations.get(piece.location ?? '')?.name ?? '',
        place: piece.place ?? '',
        yearOfProduction: piece.yearOfProduction ? String(piece.yearOfProduction) : '',
        lastDate: day(piece.lastAuditDate),
        nextDate: day(piece.nextAuditDate),
      },
      customer: { name: owners.get(piece.owner ?? '')?.name ?? '' },
      account: { name: account?.companyName ?? '' },
      labels: documentLabels.label(language),
    };
  };
}
