import { newId } from '@plumbline/resources/language/ids';
import type { LicenseChange } from '@plumbline/resources/rules/licences/proRata';
import { mostPieces, type OrderLine, type ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { useStore } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';

interface KeptLine {
  /** Of the order that it becomes. */
  id: string;
  licenseSet: string;
  name: string;
  /** As it was typed. */
  quantity: string;
  /** What is done with which licence; absent: a new one. */
  change?: OrderLine['change'];
}

export interface CartLine extends KeptLine {
  /** Undefined: it is no longer sold. */
  offer: ShopOffer | undefined;
  /** How the licence is changed, with the calculation. */
  changing: LicenseChange | undefined;
  /** Net, of one piece. */
  price: number | undefined;
  /** Null: what was typed is no number of pieces. */
  pieces: number | null;
}

export interface Cart {
  lines: CartLine[];
  add: (offer: ShopOffer, change?: LicenseChange) => void;
  setQuantity: (id: string, quantity: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** What a person is about to order, kept on this device until it is ordered. */
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
      // One licence is renewed once.
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

/** Whether both change the same licence in the same way, or none at all. */
export const isSameChange = (one: OrderLine['change'], other: OrderLine['change']): boolean =>
  one?.license === other?.license && one?.kind === other?.kind;

function piecesOf(typed: string): number | null {
  const pieces = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return pieces >= 1 && pieces <= mostPieces ? pieces : null;
}

/** The lines as they are ordered; null where one cannot be. */
export function orderLines(lines: readonly CartLine[]): OrderLine[] | null {
  const ready = lines.flatMap(({ id, licenseSet, price, pieces, change }) =>
    price !== undefined && pieces
      ? [{ id, licenseSet, quantity: pieces, unitPrice: price, ...(change ? { change } : {}) }]
      : [],
  );
  return ready.length === lines.length && ready.length > 0 ? ready : null;
}

/** What the lines cost that can be ordered. */
export const pricedLines = (lines: readonly CartLine[]) =>
  lines.flatMap(({ offer, price, pieces }) =>
    offer && price !== undefined && pieces ? [{ price, currency: offer.currency, quantity: pieces }] : [],
  );
