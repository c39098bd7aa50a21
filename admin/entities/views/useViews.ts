import type { SavedFilter } from '@plumbline/resources/entities/savedFilters';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { newId } from '@plumbline/resources/language/ids';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { withDates, withoutDates } from './movingDates';

const resource = 'savedFilters';
export type View = SavedFilter & RaRecord<string>;

export interface ViewState {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Empty: the columns of the definition. */
  columns: readonly string[];
}

/** The views the signed-in person has saved of this list, by name; stored offline like other records. */
export function useViews(entity: AnyEntity) {
  const { user, role } = useActor();
  const data = useDataProvider();
  const list = useGetList<View>(resource, {
    filter: { entity: entity.name },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const views = list.data ?? [];
  const change = async (view: View, patch: Partial<SavedFilter>) => {
    await data.update(resource, {
      id: view.id,
      data: { ...patch, version: view.version },
      previousData: view,
    });
  };
  const refetch = () => list.refetch();
  const own = views.filter((view) => view.user === user);
  return {
    views: [...own, ...views.filter((view) => view.user !== user)],
    own,
    isOwn: (view: View) => view.user === user,
    /** The view that the list opens with: one's own choice, else what is standard for one's role. */
    first:
      own.find(({ isDefault }) => isDefault) ??
      views.find((view) => view.isShared && view.standardFor === role),
    isPending: list.isPending,
    create: async (name: string, state: ViewState) => {
      await data.create(resource, {
        data: { id: newId(), name, user, entity: entity.name, isDefault: false, ...stored(entity, state) },
      });
      await refetch();
    },
    overwrite: async (view: View, state: ViewState) => {
      await change(view, stored(entity, state));
      await refetch();
    },
    rename: async (view: View, name: string) => {
      await change(view, { name });
      await refetch();
    },
    setDefault: async (view: View, isDefault: boolean) => {
      for (const other of own)
        if (other.isDefault && other.id !== view.id) await change(other, { isDefault: false });
      await change(view, { isDefault });
      await refetch();
    },
    share: async (view: View, isShared: boolean) => {
      await change(view, isShared ? { isShared } : { isShared, standardFor: null });
      await refetch();
    },
    setStandard: async (view: View, standardFor: View['standardFor']) => {
      await change(view, { standardFor });
      await refetch();
    },
    remove: async (view: View) => {
      await data.delete(resource, { id: view.id, previousData: view, meta: { version: view.version } });
      await refetch();
    },
  };
}

export const stored = (entity: AnyEntity, { filter, sort, columns }: ViewState) => ({
  filter: JSON.stringify(withoutDates(entity, filter, today())),
  sort: JSON.stringify([sort.field, sort.order]),
  columns: JSON.stringify(columns),
});

/** The state of a stored view today; removed fields are left out. */
export function stateOf(
  entity: AnyEntity,
  view: Pick<SavedFilter, 'filter' | 'sort' | 'columns'>,
): ViewState {
  const kept = parsed(view.filter);
  const filter = isRow(kept) ? withDates(entity, kept, today()) : {};
  const sort = parsed(view.sort);
  const columns = parsed(view.columns);
  const isField = (name: unknown): name is string =>
    typeof name === 'string' && Object.hasOwn(entity.fields, name);
  const [field, order] = Array.isArray(sort) ? sort : [];
  return {
    filter: Object.fromEntries(
      Object.entries(filter).filter(
        ([name]) => name === 'q' || isField(name.replace(/_(gte|lte|below)$/, '')) || isField(name),
      ),
    ),
    sort: isField(field)
      ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' }
      : { field: entity.list.sort, order: entity.list.order ?? 'ASC' },
    columns: Array.isArray(columns) ? columns.filter(isField) : [],
  };
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
