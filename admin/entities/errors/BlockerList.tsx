import { Link } from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Blocker } from '../../data/errors/readError';
import { entityLabel } from '../../data/words/labels';
import { RecordLink } from '../cells/RecordLink';
import { filteredListPath } from '../screenPaths';

/** What blocks an action, with links: to the records if the API names them, else to the filtered list. */
export function BlockerList({ blockers, id }: { blockers: readonly Blocker[]; id: string }) {
  return (
    <ul style={{ margin: '6px 0 0', paddingLeft: 20, lineHeight: 1.85 }}>
      {blockers.map((blocker) => (
        <li key={`${blocker.resource}.${blocker.field}`}>
          <BlockerItem blocker={blocker} id={id} />
        </li>
      ))}
    </ul>
  );
}

function BlockerItem({
  blocker: { resource, field, count, ids = [] },
  id,
}: {
  blocker: Blocker;
  id: string;
}) {
  const translate = useTranslate();
  if (!isEntityName(resource)) return `${resource}: ${count}`;
  const entity = entities[resource];
  const label = translate(entityLabel(entity), { smart_count: ids.length === 1 ? 1 : 2 });
  if (ids.length > 0) {
    return (
      <>
        {`${label}: `}
        {ids.map((one, index) => (
          <span key={one}>
            {index > 0 && ', '}
            <RecordLink to={resource} id={one} />
          </span>
        ))}
        {count > ids.length && ' …'}
      </>
    );
  }
  if (!field) return `${label}: ${count}`;
  return (
    <Link component={RouterLink} to={filteredListPath(entity, { [field]: id })}>
      {`${label}: ${count}`}
    </Link>
  );
}
