import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import {
  Box,
  Button,
  Divider,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { instanceRole } from '@plumbline/resources/language/choices/choices';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useRights } from '../useRights';
import { useAttempt } from './useAttempt';
import type { useViews, View } from './useViews';

interface ViewListProps {
  store: ReturnType<typeof useViews>;
  onOpen: (view: View) => void;
  /** Opens the dialog to name a view; null: a new one. */
  onName: (view: View | null) => void;
}

const nobody = 'nobody';

/** The saved views of a list: open, save, rename, set as default, share, delete; those of others only open. */
export function ViewList({ store, onOpen, onName }: ViewListProps) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const { isEditable } = useRights(entities.savedFilters);
  const { isShared } = entities.savedFilters.fields;
  const mayShare = isShared !== undefined && isEditable(isShared);
  return (
    <Box sx={{ p: 1, width: 340, maxWidth: '100%' }}>
      {store.views.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {translate('views.none')}
        </Typography>
      )}
      {store.views.map((view) => (
        <Stack key={view.id} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
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
          {store.isOwn(view) ? (
            <>
              <Act
                icon={view.isDefault ? StarOutlined : StarBorderOutlined}
                label={translate(view.isDefault ? 'views.unsetDefault' : 'views.setDefault', {
                  name: view.name,
                })}
                onClick={() => attempt(store.setDefault(view, !view.isDefault))}
              />
              {mayShare && (
                <Act
                  icon={view.isShared ? GroupsOutlined : GroupAddOutlined}
                  label={translate(view.isShared ? 'views.unshare' : 'views.share', { name: view.name })}
                  onClick={() => attempt(store.share(view, !view.isShared))}
                />
              )}
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
            </>
          ) : (
            <Typography
              component="span"
              variant="caption"
              color="text.secondary"
              sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', pr: 1 }}
            >
              <GroupsOutlined aria-hidden fontSize="small" />
              {translate('views.isShared')}
            </Typography>
          )}
          {store.isOwn(view) && mayShare && view.isShared && (
            <TextField
              select
              size="small"
              label={translate('views.standardFor')}
              value={view.standardFor ?? nobody}
              onChange={({ target }) =>
                attempt(
                  store.setStandard(view, instanceRole.values.find((role) => role === target.value) ?? null),
                )
              }
              sx={{ flexBasis: '100%', my: 0.5, mx: 1 }}
            >
              <MenuItem value={nobody}>{translate('views.standardForNobody')}</MenuItem>
              {instanceRole.values.map((role) => (
                <MenuItem key={role} value={role}>
                  {translate(`choices.instanceRole.${role}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
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
