import { newId } from '@plumbline/resources/language/ids';
import type { LicenseChange } from '@plumbline/resources/rules/licences/proRata';
import { mostPieces, type OrderLine, type ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { useStore } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';

interface KeptLine {
  /** Id of the order to be created. */
  id: string;
  licenseSet: string;
  name: string;
  /** As entered. */
  quantity: string;
  /** The change of an existing licence; absent: a new licence. */
  change?: OrderLine['change'];
}

export interface CartLine extends KeptLine {
  /** Undefined: no longer sold. */
  offer: ShopOffer | undefined;
  /** The licence change with its price calculation. */
  changing: LicenseChange | undefined;
  /** Net price of one item. */
  price: number | undefined;
  /** Null: the input is no valid quantity. */
  pieces: number | null;
}

export interface Cart {
  lines: CartLine[];
  add: (offer: ShopOffer, change?: LicenseChange) => void;
  setQuantity: (id: string, quantity: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** The cart, stored on this device until it is ordered. */
export function useCart(offers: readonly ShopOffer[]): Cart {
  const { user, instance } = useActor();
  const [kept, setKept] = useStore<KeptLine[]>(`shop.cart.${instance}.${user}`, []);
  const change = (id: string, quantity: string) =>
    setKept(kept.map((line) => (line.id === id ? { ...line, quantity } : line)));
  const lineOf = (line: KeptLine): CartLine => {
    const offer = offers.find(({ id, shopLink }) => id === line.licenseSet && !shopLink);
    const changing = line.change && offer?.changes.find((one) => isSameChange(one, line.change));
    return {
      ...line,
      offer: line.change && !changing ? undefined : offer,
      changing,
      price: line.change ? changing?.unitPrice : offer?.price,
      pieces: piecesOf(line.quantity),
    };
  };
  return {
    lines: kept.map(lineOf),
    add: ({ id, name }, changing) => {
      const made = changing && { license: changing.license, kind: changing.kind };
      const known = kept.find((line) => line.licenseSet === id && isSameChange(made, line.change));
      // A licence can be renewed only once.
      if (known && made?.kind === 'RENEWAL') return;
      if (known) change(known.id, String((piecesOf(known.quantity) ?? 0) + 1));
      else
        setKept([
          ...kept,
          { id: newId(), licenseSet: id, name, quantity: '1', ...(made ? { change: made } : {}) },
        ]);
    },
    setQuantity: change,
    remove: (id) => setKept(kept.filter((line) => line.id !== id)),
    clear: () => setKept([]),
  };
}

/** Whether both make the same change to the same licence, or none at all. */
export const isSameChange = (one: OrderLine['change'], other: OrderLine['change']): boolean =>
  one?.license === other?.license && one?.kind === other?.kind;

function piecesOf(typed: string): number | null {
  const pieces = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return pieces >= 1 && pieces <= mostPieces ? pieces : null;
}

/** The lines as order items; null if one cannot be ordered. */
export function orderLines(lines: readonly CartLine[]): OrderLine[] | null {
  const ready = lines.flatMap(({ id, licenseSet, price, pieces, change }) =>
    price !== undefined && pieces
      ? [{ id, licenseSet, quantity: pieces, unitPrice: price, ...(change ? { change } : {}) }]
      : [],
  );
  return ready.length === lines.length && ready.length > 0 ? ready : null;
}

/** Prices of the lines that can be ordered. */
export const pricedLines = (lines: readonly CartLine[]) =>
  lines.flatMap(({ offer, price, pieces }) =>
    offer && price !== undefined && pieces ? [{ price, currency: offer.currency, quantity: pieces }] : [],
  );
