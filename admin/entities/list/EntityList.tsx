import { Box } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { PageHeader } from '../../kit/parts/PageHeader';
import { ForbiddenScreen } from '../ForbiddenScreen';
import { useEntity } from '../useEntity';
import { useRights } from '../useRights';
import { CreateButton } from './CreateButton';
import { givenFilter } from './givenFilter';
import { ImportButton } from './ImportButton';
import { ListButtons } from './ListButtons';
import { ListContent } from './ListContent';
import { saidInPlace } from './saidInPlace';

/** The list screen of any entity, from its definition. */
export function EntityList() {
  const entity = useEntity();
  const { sort, order = 'ASC' } = entity.list;
  const { canRead } = useRights(entity);
  if (!canRead) return <ForbiddenScreen />;
  return (
    <ListBase
      resource={entity.name}
      sort={{ field: sort, order }}
      filterDefaultValues={givenFilter(entity)}
      perPage={25}
      exporter={false}
      queryOptions={saidInPlace}
    >
      <ListHead />
      <ListContent
        entity={entity}
        storeKey={`list.${entity.name}`}
        emptyActions={
          <>
            <ListButtons entity={entity} />
            <ImportButton entity={entity} />
            {/* The primary button is in the header. */}
            <CreateButton entity={entity} variant="outlined" />
          </>
        }
      />
    </ListBase>
  );
}

function ListHead() {
  const entity = useEntity();
  const translate = useTranslate();
  const format = useFormat();
  const { total } = useListContext();
  return (
    <PageHeader
      title={translate(entityLabel(entity), { smart_count: 2 })}
      note={total ? format.number(total) : undefined}
      actions={
        <>
          <ListButtons entity={entity} />
          {/* On a phone the header has no room; import is available in the empty list and the first steps. */}
          <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
            <ImportButton entity={entity} />
          </Box>
          <CreateButton entity={entity} />
        </>
      }
    />
  );
}
