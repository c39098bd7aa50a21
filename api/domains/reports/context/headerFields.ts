import type { Equipment } from '@plumbline/resources/entities/equipments';
import { entities } from '@plumbline/resources/entities/index';
import { headerField } from '@plumbline/resources/language/choices/choices';
import { choiceText } from '@plumbline/resources/language/choices/choiceText';
import { headerFieldsOf } from '@plumbline/resources/language/headerFields';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import type { Formats } from './formats';
import type { ReportData } from './loadReportData';
import { writtenValue } from './ownFields';

/** Header fields of the equipment's category in its order; empty fields are left out. */
export function headerFields(
  categories: ReportData['categories'],
  equipment: Equipment | undefined,
  to: { language: Language; formats: Formats },
): ReportEquipment['headerFields'] {
  const { language } = to;
  const wanted = headerFieldsOf([...categories.values()], equipment?.category ?? null);
  if (!equipment || wanted.length === 0) return [];
  const texts = textsOf(readLocale(language));
  const translate = (key: string) => texts.get(key) ?? key;
  return wanted.flatMap(({ field: key, name }) => {
    const field = entities.equipments.fields[key];
    const value = field ? writtenValue(equipment[key], field, to) : '';
    const label = localized(name, language) || choiceText(headerField, key, { language, translate });
    return value ? [{ key, name: label, value }] : [];
  });
}
