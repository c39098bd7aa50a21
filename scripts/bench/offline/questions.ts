import type { ListQuestion } from './inPage';

const byField = (field: string, order: 'ASC' | 'DESC'): ListQuestion => ({ sort: { field, order } });

/** Typical queries of a list, each once per opened app, so that none is answered from a cache. */
export const questions: Record<'sort' | 'filter' | 'search' | 'page', ListQuestion[]> = {
  sort: [
    byField('nextAuditDate', 'DESC'),
    byField('lastAuditDate', 'ASC'),
    byField('serialNumber', 'ASC'),
    byField('yearOfProduction', 'DESC'),
    byField('lastAuditResult', 'ASC'),
    byField('openMeasures', 'DESC'),
  ],
  filter: [
    { filter: { lastAuditResult: 'OKAY' } },
    { filter: { lastAuditResult: ['REPAIR_CAN_USE', 'REPAIR_LOCKED'] } },
    { filter: { isLocked: true } },
    { filter: { nextAuditDate_lte: '2026-06-30' } },
    { filter: { openMeasures_gte: 1 } },
    { filter: { isLocked: false, nextAuditDate_gte: '2026-03-01', nextAuditDate_lte: '2026-03-31' } },
  ],
  search: [
    { filter: { q: 'r' } },
    { filter: { q: 'reg-0012' } },
    { filter: { q: 'reg 49' } },
    { filter: { q: 'SN700' } },
    { filter: { q: 'żółw' } },
    { filter: { q: 'sn7', isLocked: true } },
  ],
  page: [{ page: 2 }, { page: 100 }, { page: 200 }],
};
