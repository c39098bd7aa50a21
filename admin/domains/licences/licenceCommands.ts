import * as commands from '@plumbline/resources/commands/licences';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import type { KeyResult } from '@plumbline/resources/rules/licences/activation';
import type { OrderLine, PlacedOrder } from '@plumbline/resources/rules/licences/shop';
import { callCommand } from '../../data/session/callCommand';

/**
 * Turns keys, parted by commas, into licences of the own account; each is answered by itself. `isBeside`: none of them
 * carries on a licence that is about to end.
 */
export const activateKeys = async (keys: string, isBeside: boolean): Promise<KeyResult[]> =>
  (await callCommand(commands.activateKeys, { input: { keys, isBeside } })).results;

/** Orders a cart, all or nothing; the ids are the orders' own, so that sending again orders nothing twice. */
export const placeOrder = async (
  items: readonly OrderLine[],
  said: Pick<InputOf<typeof commands.placeOrder>, 'comment' | 'billing'>,
): Promise<PlacedOrder[]> =>
  (await callCommand(commands.placeOrder, { input: { items: [...items], ...said } })).orders;
