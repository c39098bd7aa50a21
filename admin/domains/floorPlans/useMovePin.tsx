import { noPin, planPoint } from '@plumbline/resources/rules/floorPlans/index';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import type { Point } from './map/planMap';
import { PinNotice } from './PinNotice';
import type { Piece } from './usePlanPieces';

interface Pin {
  floorPlan: string | null;
  planX: number | null;
  planY: number | null;
}

/** Puts a piece on the plan, moves it or takes it off; with undo. Null as point: off the plan. */
export function useMovePin(plan: string): (piece: Piece, point: Point | null) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const provider = useDataProvider();
  const write = async (piece: Piece, pin: Pin): Promise<Piece> => {
    const { data } = await provider.update<Piece>('equipments', {
      id: piece.id,
      data: { ...pin, version: piece.version },
      previousData: piece,
    });
    await cache.invalidateQueries({ queryKey: ['equipments'] });
    return data;
  };
  const tell = (error: unknown) => {
    notify(errorMessage(error, translate), { type: 'error' });
    // A pin that was dragged goes back to where it stands.
    void cache.invalidateQueries({ queryKey: ['equipments'] });
  };
  return (piece, point) => {
    const { floorPlan, planX, planY } = piece;
    const pin = point ? { floorPlan: plan, ...planPoint(point.x, point.y) } : { ...noPin };
    const done = point ? (floorPlan === plan ? 'moved' : 'placed') : 'removed';
    write(piece, pin).then((stored) => {
      const text = translate(`floorPlans.edit.${done}`, { name: piece.identNumber });
      const undo = () => write({ ...piece, ...stored }, { floorPlan, planX, planY }).catch(tell);
      notify(<PinNotice text={text} onUndo={undo} />, { autoHideDuration: 8000 });
    }, tell);
  };
}
