import { Box, Button } from '@mui/material';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import { defaultLanguage, isLanguage } from '@plumbline/resources/language/languages';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { CardSection, EmptyCard } from '../../../kit/parts/CardSection';
import { PreviewChoices, type Shown } from './PreviewChoices';
import { PreviewFrame } from './PreviewFrame';
import { VersionSelect } from './VersionSelect';

interface PreviewPanelProps {
  template: ReportTemplate;
  versions: readonly ReportTemplateVersion[];
  /** Shown where no preview can be made. */
  instead: ReactNode;
}

/** The PDF that the draft or a version makes, beside that of another version where wanted. */
export function PreviewPanel({ template, versions, instead }: PreviewPanelProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const language = template.language ?? (isLanguage(locale) ? locale : defaultLanguage);
  const [shown, setShown] = useState<Shown>({ by: 'sample', language });
  /** Version numbers; null: the draft. The second only while comparing. */
  const [left, setLeft] = useState<number | null>(null);
  const [right, setRight] = useState<number | null | undefined>(undefined);
  const newest = versions[0]?.number ?? null;
  const first = template.draft ? left : (left ?? newest);
  const isAvailable = template.draft !== null || newest !== null;
  if (instead || !isAvailable)
    return (
      <CardSection title={translate('templates.preview.title')} choice={null}>
        {isAvailable ? instead : <EmptyCard>{translate('templates.draft.noneYet')}</EmptyCard>}
      </CardSection>
    );
  const isComparing = right !== undefined;
  const select = { versions, hasDraft: template.draft !== null };
  return (
    <CardSection
      title={translate('templates.preview.title')}
      choice={
        newest !== null && (
          <Button variant="text" onClick={() => setRight(isComparing ? undefined : newest)}>
            {translate(`templates.preview.${isComparing ? 'stopComparing' : 'compare'}`)}
          </Button>
        )
      }
    >
      <PreviewChoices kind={template.kind} shown={shown} onChange={setShown} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          p: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isComparing ? 'repeat(2, minmax(0, 1fr))' : '1fr',
          },
        }}
      >
        <Box>
          <VersionSelect {...select} value={first} onChange={setLeft} />
          <PreviewFrame template={template} shown={shown} number={first} />
        </Box>
        {isComparing && (
          <Box>
            <VersionSelect {...select} value={right} onChange={setRight} />
            <PreviewFrame template={template} shown={shown} number={right} />
          </Box>
        )}
      </Box>
    </CardSection>
  );
}
