import { Box, Paper, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { shapedBy } from '@plumbline/resources/rules/customFields/accountEntity';
import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FormFields } from '../../../entities/form/FormFields';
import { TextLanguage } from '../../../entities/inputs/TextLanguage';
import { draftControls, type LayoutTab } from './layoutRows';

const nothing = () => {};

interface FormPreviewProps {
  entity: AnyEntity;
  /** Category of the previewed rows; fields that only these have are shown. */
  category: string | null;
  tabs: readonly LayoutTab[];
}

/** Preview of the form; not editable. */
export function FormPreview({ entity, category, tabs }: FormPreviewProps) {
  const translate = useTranslate();
  const shaped = useMemo(
    () =>
      shapedBy(entity, {
        definitions: [],
        controls: draftControls(tabs, { entityType: entity.name }),
        categories: [],
      }),
    [entity, tabs],
  );
  return (
    <Box component="section" aria-labelledby="layout-preview" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id="layout-preview" sx={{ mb: 0.75 }}>
        {translate('customFields.layout.preview')}
      </Typography>
      <Form key={category} record={{ category }} onSubmit={nothing} noValidate>
        <TextLanguage>
          <Paper
            variant="outlined"
            sx={{
              position: { lg: 'sticky' },
              top: { lg: 80 },
              overflow: 'clip',
              '& [role="tabpanel"], & > div:not([class*="Tabs"])': { pointerEvents: 'none' },
            }}
          >
            <FormFields entity={shaped} isNew onContext={nothing} />
          </Paper>
        </TextLanguage>
      </Form>
    </Box>
  );
}
