import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyDialog, lazyPart } from '../../kit/parts/lazyPart';
import { PopoverButton } from '../../kit/parts/PopoverButton';
import type { Columns } from '../list/useColumns';
import { useAttempt } from './useAttempt';
import { stateOf, useViews, type View, type ViewState } from './useViews';

const ViewList = lazyPart(() => import('./ViewList').then((module) => module.ViewList));
const ViewName = lazyDialog(() => import('./ViewName').then((module) => module.ViewName));

/** The saved and shared views of this list; the person's default, or that of the role, is opened initially. */
export function ViewsMenu({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const list = useListContext();
  const store = useViews(entity);
  const attempt = useAttempt();
  // The menu closes while a name is asked for: otherwise the keyboard could reach it behind the dialog.
  const [naming, setNaming] = useState<{ view: View | null } | null>(null);
  const open = (view: View) => {
    const { filter, sort, columns: shown } = stateOf(entity, view);
    if (shown.length > 0) columns.set([...shown]);
    list.setFilters({ ...filter }, undefined, false);
    list.setSort(sort);
  };
  // The default view opens with the list, unless the address has parameters.
  const { first } = store;
  const isOpened = useRef(search !== '');
  useEffect(() => {
    if (isOpened.current || store.isPending) return;
    isOpened.current = true;
    if (first) open(first);
  });
  // The list's current state, saved in a new view.
  const current: ViewState = {
    filter: list.filterValues,
    sort: { field: list.sort.field, order: list.sort.order === 'DESC' ? 'DESC' : 'ASC' },
    columns: columns.shown,
  };
  return (
    <>
      <PopoverButton icon={BookmarkBorderOutlined} title={translate('views.menu')} part={ViewList}>
        {(close) => (
          <ViewList
            store={store}
            onOpen={(view) => {
              open(view);
              close();
            }}
            onName={(view) => {
              setNaming({ view });
              close();
            }}
          />
        )}
      </PopoverButton>
      {naming && (
        <ViewName
          title={translate(naming.view ? 'views.titleRename' : 'views.titleSave')}
          initial={naming.view?.name ?? ''}
          others={store.own.filter(({ id }) => id !== naming.view?.id)}
          isReplaceable={naming.view === null}
          onClose={() => setNaming(null)}
          onSave={(name, other) => {
            setNaming(null);
            const save = () => (other ? store.overwrite(other, current) : store.create(name, current));
            attempt(naming.view ? store.rename(naming.view, name) : save(), 'views.saved', name);
          }}
        />
      )}
    </>
  );
}
