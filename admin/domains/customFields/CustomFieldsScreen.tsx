import AddOutlined from '@mui/icons-material/AddOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import {
  Box,
  Button,
  Chip,
  List,
  ListItemButton,
  ListItemText,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { localized } from '@plumbline/resources/language/languages';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LocalRow } from '../../data/offline';
import { useEvery } from '../../data/records/useEvery';
import { entityLabel } from '../../data/words/labels';
import { useLanguage } from '../../data/words/useLanguage';
import { ReferenceCell } from '../../entities/cells/ReferenceCell';
import { ExportButton } from '../../entities/export/ExportButton';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { CreateButton } from '../../entities/list/CreateButton';
import { ImportButton } from '../../entities/list/ImportButton';
import { ListEmpty } from '../../entities/list/ListEmpty';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { editPath, prefilledCreatePath } from '../../entities/screenPaths';
import { useRights } from '../../entities/useRights';
import { PageHeader } from '../../kit/parts/PageHeader';

type Definition = LocalRow<'customFieldDefinitions'>;
const definition = entities.customFieldDefinitions;
const sort = { field: 'sortOrder', order: 'ASC' } as const;

/** The account's custom fields, grouped by form. */
export function CustomFieldsScreen() {
  const translate = useTranslate();
  const { canCreate, canRead } = useRights(definition);
  const { data, error, isPending, refetch } = useEvery<Definition>(
    definition.name,
    { sort },
    { enabled: canRead },
  );
  const list = useList({ resource: definition.name, data: data ?? [], sort });
  if (!canRead) return <ForbiddenScreen />;
  const groups = new Map<string, Definition[]>();
  for (const row of data ?? []) groups.set(row.entityType, [...(groups.get(row.entityType) ?? []), row]);
  return (
    <>
      <PageHeader
        title={translate(entityLabel(definition), { smart_count: 2 })}
        actions={
          <>
            {/* The header has no room on a phone; there the empty list offers the import. */}
            <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
              <ImportButton entity={definition} />
            </Box>
            {groups.size > 0 && (
              <ListContextProvider value={list}>
                <ExportButton entity={definition} columns={definition.list.columns} />
              </ListContextProvider>
            )}
            <CreateButton entity={definition} />
          </>
        }
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {translate('customFields.intro')}
      </Typography>
      {error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <ListSkeleton />
      ) : groups.size === 0 ? (
        <ListEmpty
          entity={definition}
          actions={
            <>
              <ImportButton entity={definition} />
              <CreateButton entity={definition} variant="outlined" />
            </>
          }
        />
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          {[...groups].map(([name, rows]) => (
            <Group key={name} name={name} rows={rows} mayAdd={canCreate()} />
          ))}
        </Stack>
      )}
    </>
  );
}

function Group({ name, rows, mayAdd }: { name: string; rows: readonly Definition[]; mayAdd: boolean }) {
  const translate = useTranslate();
  const title = isEntityName(name) ? translate(entityLabel(entities[name]), { smart_count: 2 }) : name;
  return (
    <Box component="section" aria-labelledby={`fields-${name}`}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.75 }}>
        <Typography variant="h2" id={`fields-${name}`}>
          {title}
        </Typography>
        {mayAdd && (
          <Button
            component={Link}
            to={prefilledCreatePath(definition, { entityType: name })}
            variant="text"
            startIcon={<AddOutlined />}
            aria-label={translate('customFields.addTo', { form: title })}
          >
            {translate('shell.action.create')}
          </Button>
        )}
      </Stack>
      <Paper variant="outlined">
        <List disablePadding>
          {rows.map((row) => (
            <FieldRow key={row.id} row={row} />
          ))}
        </List>
      </Paper>
    </Box>
  );
}

function FieldRow({ row }: { row: Definition }) {
  const translate = useTranslate();
  const language = useLanguage();
  const category = definition.fields.category;
  return (
    <Box component="li" sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      <ListItemButton
        component={Link}
        to={editPath(definition, row.id)}
        sx={{ gap: 1.5, flexWrap: 'wrap', color: row.isArchived ? 'text.secondary' : 'text.primary' }}
      >
        <ListItemText
          primary={localized(row.name, language)}
          secondary={row.key}
          slotProps={{
            primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
            secondary: { sx: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
          }}
          sx={{ minWidth: 160 }}
        />
        {row.category && isReference(category) && (
          <Typography variant="body2" component="span" color="text.secondary">
            <ReferenceCell
              entity={definition}
              name="category"
              field={category}
              value={row.category}
              record={{ ...row }}
              place="row"
            />
          </Typography>
        )}
        {row.isArchived && (
          <Chip
            size="small"
            variant="outlined"
            icon={<Inventory2Outlined />}
            label={translate('resources.customFieldDefinitions.fields.isArchived')}
          />
        )}
        <Chip size="small" label={translate(`choices.customDataType.${row.dataType}`)} />
      </ListItemButton>
    </Box>
  );
}
