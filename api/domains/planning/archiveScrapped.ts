import { definitions } from '@plumbline/resources/entities/index';
import { ApiError, type ErrorCode } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { takeStep } from '../../entities/takeStep';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { scrapAmong } from './finishPlanning';

export interface Archived {
  archived: number;
  /** Pieces that stay for now, with the code of what holds them. */
  held: { id: string; identNumber: string; code: ErrorCode }[];
}

/** Archives what this planning found to be scrap, as far as no open report or inspection holds it. */
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

// Refused before anything was written, so the transaction may go on.
const holding: ErrorCode[] = ['LOCKED_BY_AUDIT', 'LOCKED_BY_REPORT'];
