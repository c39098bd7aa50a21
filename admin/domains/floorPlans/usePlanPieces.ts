import { entities } from '@plumbline/resources/entities/index';
import { hasPin, type PinKind, pinKindOf } from '@plumbline/resources/rules/floorPlans/index';
import { useMemo } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import type { LocalRow } from '../../data/offline';
import { useEvery } from '../../data/records/useEvery';
import { today } from '../../data/words/due';
import { showPath } from '../../entities/screenPaths';
import type { ListedPiece } from './board/PlanList';
import type { PlanPin } from './map/planPin';

export type Piece = LocalRow<'equipments'>;

interface PlanPieces {
  pins: PlanPin[];
  unplaced: (ListedPiece & { kind: PinKind })[];
  pieceOf: (id: string) => Piece | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The equipment at the plan's location and below: what is on the plan, and what is on no plan. */
export function usePlanPieces(plan: LocalRow<'floorPlans'>): PlanPieces {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useEvery<Piece>('equipments', {
    filter: { location: plan.location, isArchived: false },
    sort: { field: 'identNumber', order: 'ASC' },
  });
  const products = [...new Set((data ?? []).map(({ product }) => product))];
  const { data: models } = useGetMany<LocalRow<'products'>>(
    'products',
    { ids: products },
    { enabled: products.length > 0 },
  );
  return useMemo(() => {
    const names = new Map(
      (models ?? []).flatMap((model) => (model ? [[model.id, nameOfModel(model)] as const] : [])),
    );
    const day = today();
    const listed = (piece: Piece): ListedPiece & { kind: PinKind } => ({
      id: piece.id,
      name: piece.identNumber ?? '–',
      detail: [names.get(piece.product), piece.place].filter(Boolean).join(' · '),
      kind: pinKindOf(piece, day),
    });
    const rows = data ?? [];
    const open = translate('floorPlans.pin.open');
    const pins = rows
      .filter((piece) => piece.floorPlan === plan.id && hasPin({ ...piece }))
      .map((piece) => ({
        ...listed(piece),
        ...{ x: Number(piece.planX), y: Number(piece.planY) },
        nextDate: piece.nextAuditDate,
        links: [{ to: showPath(entities.equipments, piece.id), label: open }],
      }));
    return {
      pins,
      unplaced: rows.filter((piece) => !hasPin({ ...piece })).map(listed),
      pieceOf: (id) => rows.find((piece) => piece.id === id),
      isPending,
      error,
      refetch: () => void refetch(),
    };
  }, [data, models, plan.id, isPending, error, refetch, translate]);
}

export const nameOfModel = ({
  manufacturer,
  name,
}: Pick<LocalRow<'products'>, 'manufacturer' | 'name'>): string =>
  [manufacturer, name].filter(Boolean).join(' ');
