import { entities } from '@plumbline/resources/entities/index';
import { headerField } from '@plumbline/resources/language/choices/choices';
import { choiceText } from '@plumbline/resources/language/choices/choiceText';
import { type HeadedCategory, headerFieldsOf } from '@plumbline/resources/language/headerFields';
import { localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { useLocalList } from '../../data/offline';
import { useLanguage } from '../../data/words/useLanguage';
import { plainText } from '../../entities/texts/plainText';

export interface HeaderFact {
  field: string;
  label: string;
  text: string;
}

/** The header fields of the equipment's category, in order; empty fields are left out. */
export function useHeaderFacts(equipment: Readonly<Record<string, unknown>>): HeaderFact[] {
  const translate = useTranslate();
  const language = useLanguage();
  const { records } = useLocalList('categories');
  const categories: readonly HeadedCategory[] = records;
  const category = typeof equipment.category === 'string' ? equipment.category : null;
  return headerFieldsOf(categories, category).flatMap(({ field: name, name: own }) => {
    const field = entities.equipments.fields[name];
    const value = equipment[name];
    const text = field ? plainText(value, field, { language, translate }) : '';
    if (!field || !text) return [];
    const unit = 'unit' in field && field.unit;
    const counted = unit ? translate(`units.${unit}`, { smart_count: Number(value), _: unit }) : '';
    return [
      {
        field: name,
        label: localized(own, language) || choiceText(headerField, name, { language, translate }),
        text: [text, counted].filter(Boolean).join(' '),
      },
    ];
  });
}
