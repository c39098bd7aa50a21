import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { ListBase, ResourceContextProvider } from 'react-admin';
import { CreateButton } from './CreateButton';
import { ImportButton } from './ImportButton';
import { ListButtons } from './ListButtons';
import { ListContent } from './ListContent';
import { saidInPlace } from './saidInPlace';

interface RelatedListProps {
  entity: AnyEntity;
  by: string;
  id: string;
  given?: Readonly<Record<string, unknown>>;
}

/** The rows that refer to a record, on its screen; new ones start with the reference filled in. */
export function RelatedList({ entity, by, id, given = {} }: RelatedListProps) {
  const { sort, order = 'ASC' } = entity.list;
  const create = (
    <>
      <ListButtons entity={entity} given={{ [by]: id }} />
      <CreateButton entity={entity} given={{ ...given, [by]: id }} variant="outlined" />
    </>
  );
  return (
    <ResourceContextProvider value={entity.name}>
      <ListBase
        resource={entity.name}
        filter={{ [by]: id }}
        sort={{ field: sort, order }}
        filterDefaultValues={entity.list.given ?? {}}
        perPage={25}
        exporter={false}
        queryOptions={saidInPlace}
        disableSyncWithLocation
        storeKey={`related.${entity.name}.${id}`}
      >
        <ListContent
          entity={entity}
          storeKey={`related.${entity.name}.${by}`}
          fixed={{ [by]: id }}
          emptyActions={
            <>
              <ImportButton entity={entity} given={{ ...given, [by]: id }} />
              {create}
            </>
          }
          toolbarActions={create}
          isEmbedded
        />
      </ListBase>
    </ResourceContextProvider>
  );
}
