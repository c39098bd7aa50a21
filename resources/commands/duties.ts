import { definitions } from '../entities/index';
import { described, nullable, object, optional, row, string } from '../language/commands/parts';
import { defineCommand, recordCommand } from '../language/defineCommand';
import { boolean, date, file, integer, text } from '../language/fields/builders';

const { equipments, inspectionDuties } = definitions;
const changesPieces = { may: 'update', on: equipments } as const;

export const stateInspection = recordCommand(inspectionDuties, 'stateInspection', {
  who: changesPieces,
  input: {
    date: date(),
    by: described(text({ max: 200 }), 'who inspected'),
    file: described(file(), 'the proof, as uploaded'),
  },
  answer: row(inspectionDuties),
  errors: ['DUTY_NOT_INSPECTED', 'FILE_MISSING'],
  summary: 'Inspected by another company: the duty is renewed from that day on',
});

export const setNextDate = recordCommand(inspectionDuties, 'setNextDate', {
  who: changesPieces,
  input: {
    nextDate: described(optional(date()), 'null takes back what was set before'),
    reason: optional(string()),
  },
  answer: row(inspectionDuties),
  errors: ['DUTY_NOT_INSPECTED'],
  summary: 'Set the next date by hand; later than the interval only with the right and a reason',
});

export const readRecalculation = defineCommand('/api/inspectionDuties/recalculation', {
  method: 'GET',
  who: 'signedIn',
  answer: object({
    isUnderWay: boolean(),
    done: described(nullable(integer()), 'pieces worked out so far'),
    total: nullable(integer()),
  }),
  summary: 'How far a recalculation of due dates is',
});
