import { Box, Typography } from '@mui/material';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import {
  type AuditResult,
  type Contradiction,
  contradictionOf,
  suggestResult,
} from '@plumbline/resources/rules/audits/suggestResult';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { choiceLook } from '../../../entities/choiceLooks';
import { VerdictButton } from '../VerdictButton';

interface ResultPickerProps {
  value: AuditResult | null;
  content: AuditContent;
  isReadOnly: boolean;
  onChange: (result: AuditResult) => void;
}

export const resultAnchor = 'audit-result';
const choices = auditResult.values.filter((value) => value !== 'NOT_PROCESSED');

/** The inspector's result; shows the suggested one and any contradiction. */
export function ResultPicker({ value, content, isReadOnly, onChange }: ResultPickerProps) {
  const suggested = suggestResult(content);
  const contradiction = value && value !== 'NOT_PROCESSED' ? contradictionOf(value, content) : null;
  const what = { value, suggested, contradiction, isReadOnly };
  return <Results {...what} onChange={onChange} />;
}

interface ResultsProps extends Omit<ResultPickerProps, 'content'> {
  suggested: AuditResult | null;
  contradiction: Contradiction | null;
}

/** Not drawn again by an answer that changes none of it. */
const Results = memo(function Results({
  value,
  suggested,
  contradiction,
  isReadOnly,
  onChange,
}: ResultsProps) {
  const translate = useTranslate();
  return (
    <Box
      id={resultAnchor}
      tabIndex={-1}
      role="group"
      aria-labelledby="audit-result-name"
      sx={{ outline: 'none', scrollMarginTop: 132 }}
    >
      <Typography id="audit-result-name" component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate('audit.result.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {choices.map((choice) => {
          const look = choiceLook(auditResult, choice);
          const tone = look?.tone === 'success' || look?.tone === 'warning' ? look.tone : 'error';
          return (
            <VerdictButton
              key={choice}
              tone={tone}
              icon={look?.icon}
              iconSize={26}
              isChosen={value === choice}
              isDisabled={isReadOnly}
              onClick={() => onChange(choice)}
              sx={{
                minHeight: 64,
                px: 1.75,
                py: 1,
                gap: 1.5,
                justifyContent: 'flex-start',
                textAlign: 'left',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: '1rem', fontWeight: 600, lineHeight: 1.25 }}
                >
                  {translate(`choices.auditResult.${choice}`)}
                </Box>
                {suggested === choice && (
                  <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: 1.3 }}>
                    {translate('audit.result.suggested')}
                  </Box>
                )}
              </Box>
            </VerdictButton>
          );
        })}
      </Box>
      {contradiction && (
        <Typography role="status" variant="body2" sx={{ mt: 1, color: 'warning.main', fontWeight: 550 }}>
          {translate(`audit.contradiction.${contradiction}.hint`)}
        </Typography>
      )}
    </Box>
  );
});
