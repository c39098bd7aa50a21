import { definitions } from '../entities/index';
import { described, nullable, optional, row, string } from '../language/commands/parts';
import { defineCommand, media, recordCommand } from '../language/defineCommand';
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

export const terminateAccount = recordCommand(definitions.instances, 'terminate', {
  who: { roles: ['Owner'], writes: true, inPerson: true },
  input: {
    confirm: described(optional(string()), 'the name of the account'),
    proof: described(optional(string()), 'the password or a code; not with an external issuer'),
  },
  answer: row(definitions.instances),
  errors: ['TOO_MANY_REQUESTS'],
  summary:
    'An owner terminates the own account: it can only be read at once, and is erased after ninety days',
});

export const undoTermination = recordCommand(definitions.instances, 'undoTermination', {
  who: { roles: ['Owner'], inPerson: true },
  isPossibleWhenTerminated: true,
  answer: row(definitions.instances),
  errors: ['STEP_IMPOSSIBLE', 'TERMINATED_BY_SELLER'],
  summary: 'An owner undoes a termination by an owner, before the account is erased',
});
