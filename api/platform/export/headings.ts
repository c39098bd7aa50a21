import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { partHeading } from '@plumbline/resources/language/fields/fieldParts';
import { defaultLanguage, type Language, localized } from '@plumbline/resources/language/languages';
import { severalOf } from '@plumbline/resources/language/severalOf';
import { fieldLabelKey } from '@plumbline/resources/rules/customFields/accountColumn';
import type { ExportColumn } from '@plumbline/resources/rules/export/exportColumns';

/** Column headings in the language of the screens, with the unit of numbers; all are unique. */
export function headingsOf(
  entity: AnyEntity,
  columns: readonly ExportColumn[],
  translate: (key: string) => string,
  language: Language = defaultLanguage,
): string[] {
  const taken = new Set<string>();
  return columns.map(({ entity: owner, name, field, through, part }) => {
    const said = localized(field.label, language) || translate(fieldLabelKey(owner, name));
    const label = part ? partHeading(part, said, translate) : said;
    const unit = 'unit' in field && field.unit ? ` [${unitWord(field.unit, translate)}]` : '';
    const plain = label.includes('[') || label.includes('(') ? label : `${label}${unit}`;
    const heading =
      through !== undefined && taken.has(plain)
        ? `${translate(fieldLabelKey(entity.name, through))}: ${plain}`
        : plain;
    taken.add(heading);
    return heading;
  });
}

/** A symbol (kg, mm) as it is, a word (years) in the reader's language, which the import reads as well. */
function unitWord(unit: string, translate: (key: string) => string): string {
  const words = translate(`units.${unit}`);
  return words === `units.${unit}` ? unit : severalOf(words);
}
