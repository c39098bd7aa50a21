import { instanceRole, instanceType } from '../language/choices/choices';
import { described, optional } from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { choice, integer, reference } from '../language/fields/builders';

export const readReach = defineCommand('/api/systemMessages/reach', {
  method: 'GET',
  who: { roles: ['ProviderAdmin', 'ProviderSupport'] },
  input: {
    audience: optional(choice(instanceType)),
    role: optional(choice(instanceRole)),
    broker: optional(reference('brokers')),
    account: optional(reference('instances')),
  },
  answer: {
    accounts: described(integer(), 'in which somebody would read it'),
    people: described(integer(), 'who would; somebody in several accounts counts once'),
  },
  summary: 'Whom a system message with these targets reaches',
});
