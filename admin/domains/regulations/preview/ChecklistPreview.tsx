import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, IconButton, Typography } from '@mui/material';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { auditProgress } from '@plumbline/resources/rules/audits/auditProgress';
import { withAnswers } from '@plumbline/resources/rules/audits/takeOverValues';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import type { CheckpointActions } from '../../audits';
import { AuditSection } from '../../audits';
import type { Parts } from '../editor/partsModel';

type Deficiency = LocalRow<'deficiencies'>;

/** The checklist as on a phone, to try it out; the answers are discarded. */
export function ChecklistPreview({ parts, onClose }: { parts: Parts; onClose: () => void }) {
  const translate = useTranslate();
  const [answers, setAnswers] = useState<AuditContent['answers']>([]);
  const [notApplicable, setNotApplicable] = useState<readonly { part: string }[]>([]);
  const [deficiencies, setDeficiencies] = useState<readonly Deficiency[]>([]);
  const content = useMemo(
    (): AuditContent => ({ parts, answers, notApplicableParts: notApplicable, findings: deficiencies }),
    [parts, answers, notApplicable, deficiencies],
  );
  const description = translate('regulation.editor.sampleDeficiency');
  const actions = useMemo(
    (): CheckpointActions => ({
      answer: (checkpoint, change) =>
        setAnswers((known) => {
          const before = (known ?? []).find((one) => one.checkpoint === checkpoint);
          return withAnswers(known as LocalRow<'audits'>['answers'], [
            { ...(before ?? { id: newId(), checkpoint }), ...change },
          ]);
        }),
      flush: () => {},
      capture: ({ id }) => setDeficiencies((known) => [...known, sample(id, description)]),
      openDeficiency: ({ id }) => setDeficiencies((known) => known.filter((one) => one.id !== id)),
    }),
    [description],
  );
  const { answered, total } = auditProgress(content);
  return (
    <Box
      component="aside"
      aria-label={translate('regulation.editor.preview')}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        border: 6,
        borderColor: 'text.primary',
        borderRadius: '28px',
        overflow: 'hidden',
        backgroundColor: 'background.default',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600, flex: 1 }}>
          {translate('regulation.editor.preview')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 1 }}>
          {answered} / {total}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{ flex: 1, overflowY: 'auto', p: 2 }}
        // Photos need the local store of audits.
        onClickCapture={(event) => {
          if (event.target instanceof HTMLInputElement && event.target.type === 'file')
            event.preventDefault();
        }}
      >
        {parts.map((part, index) => (
          <AuditSection
            key={part.id}
            audit="preview"
            part={part}
            number={index + 1}
            content={content}
            deficiencies={deficiencies}
            category={null}
            isReadOnly={false}
            missing={nothing}
            actions={actions}
            onApplicable={(id, isApplicable) =>
              setNotApplicable((known) => [
                ...known.filter((one) => one.part !== id),
                ...(isApplicable ? [] : [{ part: id }]),
              ])
            }
          />
        ))}
      </Box>
    </Box>
  );
}

const nothing: ReadonlySet<string> = new Set();

function sample(checkpoint: string, description: string): Deficiency {
  const now = new Date().toISOString();
  const empty = Object.fromEntries(Object.keys(definitions.deficiencies.fields).map((name) => [name, null]));
  return {
    ...(empty as unknown as Deficiency), // its fields, all empty
    id: newId(),
    checkpoint,
    description,
    dangerLevel: 'orange',
    audit: 'preview',
    status: 'OPEN',
    isNotAsked: false,
    instance: '',
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}
