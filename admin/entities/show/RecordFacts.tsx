import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '../../kit/parts/lazyPart';
import { type RecordFact, recordFacts } from './recordFacts';

interface Fact extends Omit<RecordFact, 'load'> {
  Component: ComponentType<{ record: RaRecord<string> }>;
}

const facts: readonly Fact[] = recordFacts.map(({ load, ...fact }) => ({
  ...fact,
  Component: lazyPart(load),
}));

/** The domains' components below the fields of a tab, or above all tabs. */
export function RecordFacts({
  entity,
  tab,
  record,
  isForm = false,
}: {
  entity: AnyEntity;
  tab: string | null;
  record: RaRecord<string>;
  isForm?: boolean;
}) {
  return (
    <>
      {facts
        .filter((fact) => fact.resource === entity.name && fact.tab === tab && (!isForm || fact.isInForm))
        .map(({ Component }, index) => (
          // The list is fixed; a fact's place is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Component key={index} record={record} />
        ))}
    </>
  );
}
