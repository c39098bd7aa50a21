import { localized } from '@plumbline/resources/language/languages';
import type { ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { useTranslate } from 'react-admin';
import { dayAfter } from '../../../data/words/due';
import { useFormat } from '../../../data/words/useFormat';

/** Contents of an offer as lines: users, duration, categories. */
export function useGranted({ maxUser, months, validBefore, categories }: ShopOffer): string[] {
  const translate = useTranslate();
  const format = useFormat();
  const time = () => {
    if (validBefore === null) return translate('shop.forever');
    return months
      ? translate('shop.months', { smart_count: months })
      : translate('shop.until', { date: format.date(dayAfter(validBefore, -1)) });
  };
  return [
    maxUser === null ? translate('shop.usersUnlimited') : translate('shop.users', { smart_count: maxUser }),
    time(),
    ...(categories.length > 0
      ? [categories.map(({ name }) => localized(name, format.language)).join(', ')]
      : [translate('shop.allCategories')]),
  ];
}
