import { entities } from '@plumbline/resources/entities/index';
import { useActor } from '../../data/session/ActorProvider';
import { isKeptElsewhere } from '../isKeptElsewhere';
import type { CellProps } from './cellProps';
import { Dash } from './Dash';
import { RecordLink } from './RecordLink';

export function ReferenceCell({ field, value, record }: CellProps<'reference'>) {
  const actor = useActor();
  // In lists of several accounts, whose other rows have such a value.
  if (isKeptElsewhere(entities[field.to], actor, record)) return <Dash />;
  return <RecordLink to={field.to} id={value} />;
}
