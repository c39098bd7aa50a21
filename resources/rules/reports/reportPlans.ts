import type { Audit } from '../../entities/audits';
import type { FloorPlan } from '../../entities/floorPlans';
import type { FileValue } from '../../language/fields/field';
import { hasPin } from '../floorPlans';
import type { ReportRows } from './ReportRows';

export interface ReportPlan {
  plan: FloorPlan & { pack: FileValue; width: number; height: number };
  /** Inspected pieces on it, with the place of their inspection in the report, from 0. */
  pins: { audit: Audit; index: number; equipment: string; x: number; y: number }[];
}

/** The plans on which inspected pieces of the report stand, in the order of their first piece. */
export function reportPlans({ audits, equipments, floorPlans }: ReportRows): ReportPlan[] {
  const found = new Map<string, ReportPlan>();
  audits.forEach((audit, index) => {
    const piece = equipments.get(audit.equipment ?? '');
    const plan = floorPlans.get(piece?.floorPlan ?? '');
    if (!piece || !plan || !isReady(plan) || !hasPin({ ...piece })) return;
    const entry = found.get(plan.id) ?? { plan, pins: [] };
    const [x, y] = [Number(piece.planX), Number(piece.planY)];
    entry.pins.push({ audit, index, equipment: piece.id, x, y });
    found.set(plan.id, entry);
  });
  return [...found.values()];
}

const isReady = (plan: FloorPlan): plan is ReportPlan['plan'] =>
  plan.state === 'ready' && plan.pack !== null && plan.width !== null && plan.height !== null;
