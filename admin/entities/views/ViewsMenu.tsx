import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../layout/lazyPart';
import { PopoverButton } from '../../layout/PopoverButton';
import type { Columns } from '../list/useColumns';
import { stateOf, useViews, type View } from './useViews';

const ViewList = lazyPart(() => import('./ViewList').then((module) => module.ViewList));

/** Opens the views a person has saved of this list; the default one is opened by itself. */
export function ViewsMenu({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const list = useListContext();
  const store = useViews(entity);
  const open = (view: View) => {
    const { filter, sort, columns: shown } = stateOf(entity, view);
    if (shown.length > 0) columns.set([...shown]);
    list.setFilters({ ...filter }, undefined, false);
    list.setSort(sort);
  };
  // The default view opens the list, unless the address says what to show.
  const first = store.views.find(({ isDefault }) => isDefault);
  const isOpened = useRef(search !== '');
  useEffect(() => {
    if (isOpened.current || store.isPending) return;
    isOpened.current = true;
    if (first) open(first);
  });
  return (
    <PopoverButton icon={BookmarkBorderOutlined} title={translate('views.menu')} part={ViewList}>
      {(close) => (
        <ViewList
          store={store}
          current={{
            filter: list.filterValues,
            sort: { field: list.sort.field, order: list.sort.order === 'DESC' ? 'DESC' : 'ASC' },
            columns: columns.shown,
          }}
          onOpen={(view) => {
            open(view);
            close();
          }}
          onClose={close}
        />
      )}
    </PopoverButton>
  );
}
