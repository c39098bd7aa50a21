import { useTranslate } from 'react-admin';
import type { CartLine } from './useCart';

/** How a line of the cart is called: by its set, or by what is done with which licence. */
export function useLineName(): (line: CartLine) => string {
  const translate = useTranslate();
  return ({ name, offer, changing }) =>
    changing ? translate(`shop.changes.${changing.kind}`, { name: changing.name }) : (offer?.name ?? name);
}
