import { newId } from '@plumbline/resources/language/ids';
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
}

export interface CartLine extends KeptLine {
  /** Undefined: it is no longer sold. */
  offer: ShopOffer | undefined;
  /** Null: what was typed is no number of pieces. */
  pieces: number | null;
}

export interface Cart {
  lines: CartLine[];
  add: (offer: ShopOffer) => void;
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
  return {
    lines: kept.map((line) => ({
      ...line,
      offer: offers.find(({ id, shopLink }) => id === line.licenseSet && !shopLink),
      pieces: piecesOf(line.quantity),
    })),
    add: ({ id, name }) => {
      const known = kept.find(({ licenseSet }) => licenseSet === id);
      if (known) change(known.id, String((piecesOf(known.quantity) ?? 0) + 1));
      else setKept([...kept, { id: newId(), licenseSet: id, name, quantity: '1' }]);
    },
    setQuantity: change,
    remove: (id) => setKept(kept.filter((line) => line.id !== id)),
    clear: () => setKept([]),
  };
}

function piecesOf(typed: string): number | null {
  const pieces = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return pieces >= 1 && pieces <= mostPieces ? pieces : null;
}

/** The lines as they are ordered; null where one cannot be. */
export function orderLines(lines: readonly CartLine[]): OrderLine[] | null {
  const ready = lines.flatMap(({ id, licenseSet, offer, pieces }) =>
    offer && pieces ? [{ id, licenseSet, quantity: pieces, unitPrice: offer.price }] : [],
  );
  return ready.length === lines.length && ready.length > 0 ? ready : null;
}
