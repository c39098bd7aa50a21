import RestartAltOutlined from '@mui/icons-material/RestartAltOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { newId } from '@plumbline/resources/language/ids';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { tabLabel } from '../../../data/words/labels';
import { FormPreview } from './FormPreview';
import { LayoutList } from './LayoutList';
import { type Control, layoutChanges, layoutTabs, withMoved, withRow } from './layoutRows';

interface LayoutEditorProps {
  /** With the custom fields, without the account's layout. */
  entity: AnyEntity;
  category: string | null;
  controls: readonly Control[];
  /** Settings that apply to the category if it has none of its own. */
  inherited: readonly Control[];
  onSaved: () => void;
}

/** The fields of a form by tab, to sort, hide and require, with a preview beside them. */
export function LayoutEditor({ entity, category, controls, inherited, onSaved }: LayoutEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const data = useDataProvider();
  const [tabs, setTabs] = useState(() => layoutTabs(entity, [...inherited, ...controls]));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const changes = layoutChanges(entity, tabs, { before: controls, inherited });
  const isChanged = changes.create.length + changes.update.length + changes.remove.length > 0;

  const save = async () => {
    setSaving(true);
    setProblem(null);
    try {
      for (const values of changes.create)
        await data.create('formControls', {
          data: { id: newId(), entityType: entity.name, ...(category ? { category } : {}), ...values },
        });
      for (const { id, version, values } of changes.update)
        await data.update('formControls', {
          id,
          data: { ...values, version },
          previousData: { id, version },
        });
      for (const control of changes.remove)
        await data.delete('formControls', { id: control.id, previousData: control });
      notify('shell.form.saved', { type: 'success' });
    } catch (error) {
      setProblem(errorMessage(error, translate));
    } finally {
      setSaving(false);
      onSaved();
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Stack sx={{ gap: 2 }}>
        {entity.arranges && <Alert severity="info">{translate('customFields.layout.fixed')}</Alert>}
        {tabs.map(({ name, rows }) => (
          <Box component="section" key={name} aria-labelledby={`layout-${name}`}>
            <Typography variant="h3" component="h2" id={`layout-${name}`} sx={{ mb: 0.75 }}>
              {translate(tabLabel(entity, name))}
            </Typography>
            <Paper variant="outlined">
              <LayoutList
                entity={entity}
                rows={rows}
                onMove={(from, to) => setTabs((known) => withMoved(known, name, from, to))}
                onChange={(field, change) => setTabs((known) => withRow(known, field, change))}
              />
            </Paper>
          </Box>
        ))}
        {problem && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            position: 'sticky',
            bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
            py: 1.5,
            zIndex: 2,
            backgroundColor: 'background.default',
          }}
        >
          <Button
            variant="contained"
            startIcon={<SaveOutlined />}
            disabled={!isChanged || isSaving}
            onClick={() => void save()}
          >
            {translate(isSaving ? 'shell.form.saving' : 'shell.action.save')}
          </Button>
          <Button
            variant="text"
            startIcon={<RestartAltOutlined />}
            disabled={isSaving}
            onClick={() => setTabs(layoutTabs(entity, inherited))}
          >
            {translate('customFields.layout.reset')}
          </Button>
        </Stack>
      </Stack>
      {/* A hand-written screen looks different from the generated preview. */}
      {!entity.arranges && <FormPreview entity={entity} category={category} tabs={tabs} />}
    </Box>
  );
}
