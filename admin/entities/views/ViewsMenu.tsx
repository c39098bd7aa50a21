import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { Box, Button, Divider, IconButton, Popover, Stack, Tooltip, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../errors/errorMessage';
import type { Columns } from '../list/useColumns';
import { stateOf, useViews, type View } from './useViews';
import { ViewName } from './ViewName';

/** The views a person has saved of this list: open, save, rename, make the first one shown, delete. */
export function ViewsMenu({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { search } = useLocation();
  const list = useListContext();
  const store = useViews(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState<{ view: View | null } | null>(null);
  const current = {
    filter: list.filterValues,
    sort: {
      field: list.sort.field,
      order: list.sort.order === 'DESC' ? ('DESC' as const) : ('ASC' as const),
    },
    columns: columns.shown,
  };
  const open = (view: View) => {
    const { filter, sort, columns: shown } = stateOf(entity, view);
    if (shown.length > 0) columns.set([...shown]);
    list.setFilters({ ...filter }, undefined, false);
    list.setSort(sort);
    setAnchor(null);
  };
  // The default view opens the list, unless the address says what to show.
  const first = store.views.find(({ isDefault }) => isDefault);
  const isOpened = useRef(search !== '');
  useEffect(() => {
    if (isOpened.current || store.isPending) return;
    isOpened.current = true;
    if (first) open(first);
  });
  const attempt = (work: Promise<void>, done?: string, name = '') =>
    work.then(
      () => done && notify(done, { type: 'success', messageArgs: { name } }),
      (error: unknown) => notify(errorMessage(error, translate), { type: 'error' }),
    );
  const title = translate('views.menu');
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={title}
          aria-haspopup="dialog"
        >
          <BookmarkBorderOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <Box sx={{ p: 1, width: 320, maxWidth: '100%' }}>
          {store.views.length === 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
              {translate('views.none')}
            </Typography>
          )}
          {store.views.map((view) => (
            <Stack key={view.id} direction="row" sx={{ alignItems: 'center' }}>
              <Button
                variant="text"
                color="inherit"
                onClick={() => open(view)}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  overflowWrap: 'anywhere',
                }}
              >
                {view.name}
              </Button>
              <Act
                icon={view.isDefault ? StarOutlined : StarBorderOutlined}
                label={translate(view.isDefault ? 'views.unsetDefault' : 'views.setDefault', {
                  name: view.name,
                })}
                onClick={() => void attempt(store.setDefault(view, !view.isDefault))}
              />
              <Act
                icon={EditOutlined}
                label={translate('views.rename', { name: view.name })}
                onClick={() => setNaming({ view })}
              />
              <Act
                icon={DeleteOutlined}
                label={translate('views.remove', { name: view.name })}
                onClick={() => void attempt(store.remove(view), 'views.removed', view.name)}
              />
            </Stack>
          ))}
          <Divider sx={{ my: 0.5 }} />
          <Button variant="text" onClick={() => setNaming({ view: null })}>
            {translate('views.save')}
          </Button>
        </Box>
      </Popover>
      {naming && (
        <ViewName
          title={translate(naming.view ? 'views.titleRename' : 'views.titleSave')}
          initial={naming.view?.name ?? ''}
          onClose={() => setNaming(null)}
          onSave={(name) => {
            setNaming(null);
            setAnchor(null);
            const work = naming.view ? store.rename(naming.view, name) : store.create(name, current);
            void attempt(work, 'views.saved', name);
          }}
        />
      )}
    </>
  );
}

interface ActProps {
  icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
  onClick: () => void;
}

const Act = ({ icon: Icon, label, onClick }: ActProps) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
);
