import { definitions } from '../entities/index';
import { recordCommand } from '../language/defineCommand';
import { integer } from '../language/fields/builders';

const { customFieldDefinitions } = definitions;

export const countUsage = recordCommand(customFieldDefinitions, 'usage', {
  who: { may: 'read', on: customFieldDefinitions },
  answer: { count: integer() },
  isReading: true,
  summary: 'How many rows hold a value of the field, those in the bin included',
});
