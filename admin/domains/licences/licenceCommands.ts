import * as commands from '@plumbline/resources/commands/licences';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import type { KeyResult } from '@plumbline/resources/rules/licences/activation';
import type { OrderLine, PlacedOrder } from '@plumbline/resources/rules/licences/shop';
import { callCommand } from '../../data/session/callCommand';

/**
 * Activates keys, separated by commas, for the user's own account, with a result for each. `isBeside`: none of them
 * extends a licence that is about to end.
 */
export const activateKeys = async (keys: string, isBeside: boolean): Promise<KeyResult[]> =>
  (await callCommand(commands.activateKeys, { input: { keys, isBeside } })).results;

/**
 * Places an order for the whole cart, atomically; the ids are those of the orders, so repeating the call orders
 * nothing twice.
 */
export const placeOrder = async (
  items: readonly OrderLine[],
  said: Pick<InputOf<typeof commands.placeOrder>, 'comment' | 'billing'>,
): Promise<PlacedOrder[]> =>
  (await callCommand(commands.placeOrder, { input: { items: [...items], ...said } })).orders;
