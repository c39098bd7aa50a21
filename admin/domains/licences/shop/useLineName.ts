import { useTranslate } from 'react-admin';
import type { CartLine } from './useCart';

/** Name of a cart line: its offer, or the licence and its change. */
export function useLineName(): (line: CartLine) => string {
  const translate = useTranslate();
  return ({ name, offer, changing }) =>
    changing ? translate(`shop.changes.${changing.kind}`, { name: changing.name }) : (offer?.name ?? name);
}
