import { Box, Typography } from '@mui/material';
import type { Audit, AuditAnswer } from '@plumbline/resources/entities/audits';
import { type ChecklistPart, checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { entities } from '@plumbline/resources/entities/index';
import { localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { Cell } from '../../entities/cells/Cell';
import { type CorrectedValue, correctedValues } from './correctedValues';
import { InspectionCard } from './InspectionCard';

interface CorrectionListProps {
  audit: Audit;
  parts: readonly ChecklistPart[];
}

/** Corrections after the inspection was finished: author, reason, and values before and after; newest first. */
export function CorrectionList({ audit, parts }: CorrectionListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const corrections = audit.corrections ?? [];
  if (corrections.length === 0) return null;
  const values = correctedValues(audit);
  return (
    <InspectionCard title={translate('resources.audits.fields.corrections')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {corrections
          .map(({ id, at, by, reason }, index) => (
            <Box
              component="li"
              key={id}
              sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {[format.dateTime(at), by].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2">
                {translate('resources.audits.items.corrections.reason')}: {reason}
              </Typography>
              <Box
                component="ul"
                sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}
              >
                {(values[index] ?? []).map((value) => (
                  <Corrected key={keyOf(value)} value={value} audit={audit} parts={parts} />
                ))}
              </Box>
            </Box>
          ))
          .reverse()}
      </Box>
    </InspectionCard>
  );
}

const keyOf = (value: CorrectedValue): string =>
  value.kind === 'field' ? value.name : value.kind === 'answer' ? value.checkpoint : value.id;

function Corrected({ value, audit, parts }: { value: CorrectedValue } & CorrectionListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const answerText = useAnswerText();
  if (value.kind === 'deficiency')
    return (
      <li>
        {translate('resources.deficiencies.name', { smart_count: 1 })}:{' '}
        {value.before?.description
          ? translate(value.isRemoved ? 'inspection.removed' : 'inspection.was', {
              value: value.before.description,
            })
          : translate('inspection.added')}
      </li>
    );
  if (value.kind === 'answer') {
    const found = parts
      .flatMap((part, at) =>
        checkpointsOf(part).map((one, place) => ({ one, number: `${at + 1}.${place + 1}` })),
      )
      .find(({ one }) => one.id === value.checkpoint);
    return (
      <li>
        {found && `${found.number} ${localized(found.one.name, format.language)}: `}
        {answerText(value.before, value.after)} → {answerText(value.after, value.before)}
      </li>
    );
  }
  const entity = entities.audits;
  const field = entity.fields[value.name];
  if (!field) return null;
  const cell = (one: unknown) => (
    <Cell entity={entity} name={value.name} field={field} value={one} record={{ ...audit }} place="row" />
  );
  return (
    // Long texts are rendered as blocks elsewhere, here inline.
    <Box component="li" sx={{ '& > *': { display: 'inline' } }}>
      {translate(fieldLabel(entity, value.name))}: {cell(value.before)} → {cell(value.after)}
    </Box>
  );
}

/** An answer as one line: answer, number, danger level, comment; only what differs from the other answer. */
function useAnswerText(): (answer: AuditAnswer | undefined, other: AuditAnswer | undefined) => string {
  const translate = useTranslate();
  const format = useFormat();
  const parts: ((answer: AuditAnswer) => string | null | undefined | false)[] = [
    ({ answer }) => answer && translate(`choices.answer.${answer}`),
    ({ number }) => typeof number === 'number' && format.number(number),
    ({ dangerLevel }) => dangerLevel && translate(`choices.dangerLevel.${dangerLevel}`),
    ({ comment }) => comment,
    ({ photos }) =>
      photos && photos.length > 0 && translate('inspection.photos', { smart_count: photos.length }),
  ];
  return (answer, other) =>
    parts
      .map((part) => [answer && part(answer), other && part(other)])
      .filter(([own, others]) => own && own !== others)
      .map(([own]) => own)
      .join(', ') || '–';
}
