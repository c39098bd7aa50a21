import type { CommandDocs } from '../../platform/docs/commandDocs';

export const dutiesDocs: CommandDocs = {
  'POST /api/inspectionDuties/{id}/stateInspection':
    "Inspected by another company: {date: 'YYYY-MM-DD', by, file: {hash, name, mimeType, size}}",
  'POST /api/inspectionDuties/{id}/setNextDate':
    "Set the next date by hand: {nextDate: 'YYYY-MM-DD' | null, reason?}; later than the interval only with the right and a reason",
  'GET /api/inspectionDuties/recalculation':
    'How far a recalculation of due dates is: {isUnderWay, done, total}',
};
