import { definitions } from '../entities/index';
import { described, nullable } from '../language/commands/parts';
import { defineCommand, media } from '../language/defineCommand';
import { datetime, integer } from '../language/fields/builders';

export const accountFigures = defineCommand('/api/instances/{id}/figures', {
  method: 'GET',
  who: { may: 'read', on: definitions.instances },
  answer: {
    users: described(integer(), 'people who can sign in'),
    customers: integer(),
    locations: integer(),
    equipment: described(integer(), 'without what is archived'),
    plannings: described(integer(), 'open appointments'),
    audits: described(integer(), 'finished inspections'),
    reports: integer(),
    lastActivity: nullable(datetime()),
  },
  summary: 'How much the account works with the product, for those who keep it, its brokers and the provider',
});

export const exportAccount = defineCommand('/api/instances/{id}/exportAll', {
  method: 'GET',
  who: { roles: ['Owner', 'Administrator'], inPerson: true },
  answer: media('application/zip'),
  summary:
    'All that the account holds, as a ZIP with JSON, tables, the history and every file; for those who keep it, also while it is terminated',
});
