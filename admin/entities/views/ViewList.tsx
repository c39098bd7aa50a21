import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { Box, Button, Divider, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../errors/errorMessage';
import type { useViews, View, ViewState } from './useViews';
import { ViewName } from './ViewName';

interface ViewListProps {
  store: ReturnType<typeof useViews>;
  /** How the list stands now: what a new view keeps. */
  current: ViewState;
  onOpen: (view: View) => void;
  onClose: () => void;
}

/** The views a person has saved of a list: open, save, rename, make the first one shown, delete. */
export function ViewList({ store, current, onOpen, onClose }: ViewListProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [naming, setNaming] = useState<{ view: View | null } | null>(null);
  const attempt = (work: Promise<void>, done?: string, name = '') =>
    work.then(
      () => done && notify(done, { type: 'success', messageArgs: { name } }),
      (error: unknown) => notify(errorMessage(error, translate), { type: 'error' }),
    );
  return (
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
            onClick={() => onOpen(view)}
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
            label={translate(view.isDefault ? 'views.unsetDefault' : 'views.setDefault', { name: view.name })}
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
      {naming && (
        <ViewName
          title={translate(naming.view ? 'views.titleRename' : 'views.titleSave')}
          initial={naming.view?.name ?? ''}
          onClose={() => setNaming(null)}
          onSave={(name) => {
            onClose();
            const work = naming.view ? store.rename(naming.view, name) : store.create(name, current);
            void attempt(work, 'views.saved', name);
          }}
        />
      )}
    </Box>
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
