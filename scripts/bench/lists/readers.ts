import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { type Actor, isReach, rightOf } from '@plumbline/resources/language/permissions';
import { isReadBeyond } from '@plumbline/resources/language/query/listing';
import { idOf } from './fillTable';

export interface Reader {
  name: 'owner' | 'employee' | 'provider' | 'broker';
  actor: Actor;
}

interface People {
  instance: string;
  owner: { user: string; contact: string };
  provider: string;
}

/**
 * Readers whose rights lead to different queries: a whole account, some locations of it, every account, a broker's
 * customers.
 */
export function readersOf(entity: AnyEntity, { instance, owner, provider }: People): Reader[] {
  const inAccount: Actor = {
    ...owner,
    instance,
    instanceType: 'AUDITOR',
    role: 'Owner',
    locations: 'all',
    categories: 'all',
    language: 'de-DE',
    email: 'bench@example.test',
  };
  const few = [31, 62, 93];
  const brokers = [0, 31, 62].map((n) => idOf('brokers', n));
  const readers: Reader[] = [
    { name: 'owner', actor: inAccount },
    {
      name: 'employee',
      actor: {
        ...inAccount,
        role: 'Employee',
        locations: few.map((n) => idOf('locations', n)),
        categories: [0, ...few].map((n) => idOf('categories', n)),
      },
    },
    {
      name: 'provider',
      actor: {
        ...inAccount,
        user: provider,
        contact: null,
        instance: CATALOGUE_ID,
        instanceType: 'PROVIDER',
        role: 'ProviderAdmin',
      },
    },
    { name: 'broker', actor: { ...inAccount, instanceType: 'BROKER', broker: brokers[0] ?? null, brokers } },
  ];
  return readers.filter(({ name, actor }) => {
    const right = rightOf(entity, 'read', actor);
    return right !== undefined && (name !== 'broker' || isReach(right));
  });
}

/** Whether most of the rows belong to the provider, as no other account has any. */
export const isKeptByProvider = (entity: AnyEntity): boolean =>
  entity.scope === 'person' ||
  (entity.scope === 'catalogue' && (isReadBeyond(entity) || entity.permissions.Owner?.create === undefined));
