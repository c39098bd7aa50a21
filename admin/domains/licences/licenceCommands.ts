import type { KeyResult } from '@plumbline/resources/rules/licences/activation';
import type { OrderLine, PlacedOrder } from '@plumbline/resources/rules/licences/shop';
import { apiFetch } from '../../data/session/session';

/**
 * Turns keys, parted by commas, into licences of the own account; each is answered by itself. `isBeside`: none of them
 * carries on a licence that is about to end.
 */
export async function activateKeys(keys: string, isBeside: boolean): Promise<KeyResult[]> {
  const answer = await apiFetch('/api/licenses/activate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keys, isBeside }),
  });
  return (await answer.json()).results;
}

/** Orders a cart, all or nothing; the ids are the orders' own, so that sending again orders nothing twice. */
export async function placeOrder(items: readonly OrderLine[], comment: string): Promise<PlacedOrder[]> {
  const answer = await apiFetch('/api/orders/place', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items, comment }),
  });
  return (await answer.json()).orders;
}
