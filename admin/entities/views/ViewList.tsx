import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { Box, Button, Divider, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useAttempt } from './useAttempt';
import type { useViews, View } from './useViews';

interface ViewListProps {
  store: ReturnType<typeof useViews>;
  onOpen: (view: View) => void;
  /** Opens the dialog to name a view; null: a new one. */
  onName: (view: View | null) => void;
}

/** The saved views of a list: open, save, rename, set as default, delete. */
export function ViewList({ store, onOpen, onName }: ViewListProps) {
  const translate = useTranslate();
  const attempt = useAttempt();
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
            onClick={() => attempt(store.setDefault(view, !view.isDefault))}
          />
          <Act
            icon={EditOutlined}
            label={translate('views.rename', { name: view.name })}
            onClick={() => onName(view)}
          />
          <Act
            icon={DeleteOutlined}
            label={translate('views.remove', { name: view.name })}
            onClick={() => attempt(store.remove(view), 'views.removed', view.name)}
          />
        </Stack>
      ))}
      <Divider sx={{ my: 0.5 }} />
      <Button variant="text" onClick={() => onName(null)}>
        {translate('views.save')}
      </Button>
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
