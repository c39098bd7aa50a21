import { definitions } from '@plumbline/resources/entities/index';
import { ApiError, type ErrorCode } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { takeStep } from '../../entities/takeStep';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { scrapAmong } from './finishPlanning';

export interface Archived {
  archived: number;
  /** Equipment that cannot be archived yet, with the error code of the reason. */
  held: { id: string; identNumber: string; code: ErrorCode }[];
}

/** Archives the equipment this planning found to be scrap, unless an open report or inspection locks it. */
export async function archiveScrapped(call: Call, id: string): Promise<Archived> {
  return inTransaction(call, async (inner) => {
    await getTyped(inner, 'auditPlannings', id);
    const system = asSystem(inner, call.actor.instance);
    const audits = await listTyped(system, 'audits', { filter: { planning: id } });
    const result: Archived = { archived: 0, held: [] };
    for (const { id: equipment, identNumber } of await scrapAmong(system, audits)) {
      try {
        await takeStep(inner, definitions.equipments, equipment, { name: 'archive' });
        result.archived += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || !holding.includes(error.code)) throw error;
        result.held.push({ id: equipment, identNumber, code: error.code });
      }
    }
    return result;
  });
}

// Thrown before anything is written, so the transaction can continue.
const holding: ErrorCode[] = ['LOCKED_BY_AUDIT', 'LOCKED_BY_REPORT'];
