import { definitions } from '../entities/index';
import { described, many, nullable, object, optional, row, string, word } from '../language/commands/parts';
import { defineCommand, recordCommand } from '../language/defineCommand';
import { date, datetime, integer, reference, text } from '../language/fields/builders';
import { languages } from '../language/languages';
import { customerStates, customersPerPage, customerTypes } from '../rules/brokers/customers';

const { instances } = definitions;

export const readCustomers = defineCommand('/api/customers', {
  method: 'GET',
  who: { may: 'read', on: instances },
  input: {
    search: optional(string()),
    broker: optional(reference('brokers')),
    state: optional(word(...customerStates)),
    page: described(optional(string()), `from 1, of ${customersPerPage} each`),
  },
  answer: {
    total: integer(),
    customers: many(
      object({
        id: reference('instances'),
        name: string(),
        customerNumber: nullable(string()),
        broker: nullable(reference('brokers')),
        contact: described(
          nullable(object({ name: string(), email: nullable(string()), phone: nullable(string()) })),
          'its owner, for those who keep the account',
        ),
        isInvited: described(nullable(word('INVITED', 'EXPIRED')), 'its owner has not signed in yet'),
        licenses: described(integer(), 'in force, without the trial'),
        validBefore: described(nullable(date()), 'when the last of them ends; null: none, or without end'),
        trialBefore: described(nullable(date()), 'when a trial that is in force ends'),
        lastActivity: described(nullable(datetime()), 'for those who keep the account'),
      }),
    ),
  },
  summary:
    'The accounts that a broker and those below it look after, with how they stand; all for the provider',
});

export const createCustomer = defineCommand('/api/customers/create', {
  who: { roles: ['Owner', 'Administrator', 'ProviderAdmin'], writes: true, inPerson: true },
  input: {
    id: described(reference('instances'), 'of the account it becomes: sent twice it is made once'),
    companyName: text({ required: true, max: 150 }),
    instanceType: word(...customerTypes),
    broker: described(
      optional(nullable(reference('brokers'))),
      'one of the caller’s; its own where none is named',
    ),
    firstName: text({ required: true, max: 80, format: 'personName' }),
    lastName: text({ required: true, max: 80, format: 'personName' }),
    emailAddress: text({ required: true, max: 200, format: 'email' }),
    language: described(word(...languages), 'of the mail, where the address has no sign-in yet'),
  },
  answer: { id: reference('instances'), contact: reference('contacts') },
  errors: ['TOO_MANY_REQUESTS'],
  summary: 'Open an account on trial for a customer and invite its owner by mail',
});

export const moveAccount = recordCommand(instances, 'move', {
  who: { roles: ['ProviderAdmin'], writes: true, inPerson: true },
  input: { broker: described(nullable(reference('brokers')), 'null: the provider itself') },
  answer: row(instances),
  summary: 'Give an account to another broker; who sold it there no longer stands at it',
});
