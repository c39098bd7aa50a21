import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, Card, CardContent, CardHeader, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { checkAttachment } from '@plumbline/resources/commands/reports';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { language as languages } from '@plumbline/resources/language/choices/choices';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { acceptedTypes } from '../../data/files/accepted';
import { FileLink } from '../../data/files/FileLink';
import { uploadFile } from '../../data/files/uploadFile';
import { type LocalPatch, saveLocally, useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { FilePicker } from '../../kit/parts/FilePicker';
import { AccountInputs, useArrangement } from '../customFields';
import { decidesOnInspectors } from './decidesOnInspectors';
import { MadeWith } from './MadeWith';
import { PersonSelect } from './PersonSelect';
import { RecipientsSelect } from './RecipientsSelect';
import { WhichTemplate } from './WhichTemplate';

const mostAttachments = 5;

/** Inspector, recipient, language, comment, attachments and custom fields; each change is saved at once. */
export function ReportDetails({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const [comment, setComment] = useState(report.comment ?? '');
  const stored = ownValues({ ...report });
  const [own, setOwn] = useState(stored);
  // Required fields of the account are evaluated for the final report.
  const arrangement = useArrangement('auditReports', { ...report, comment, ...own, state: 'waiting' });
  const { isShown, isRequired, problems } = arrangement;
  // Missing values are reported only when the report is finalised.
  const wrong = Object.fromEntries(
    Object.entries(problems).filter(([name]) => own[name] !== null && own[name] !== undefined),
  );
  const save = async (patch: LocalPatch<'auditReports'>) => {
    try {
      await saveLocally('auditReports', report.id, patch);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <Card variant="outlined">
      <CardHeader
        title={translate('reports.details')}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <PersonSelect
            label="resources.auditReports.fields.auditor"
            value={report.auditor}
            onChange={(auditor) => auditor && void save({ auditor })}
            isRequired
            fixed={decidesOnInspectors(actor) ? undefined : 'reports.inspectorFixed'}
          />
          <PersonSelect
            label="resources.auditReports.fields.contact"
            value={report.contact}
            onChange={(contact) => contact && void save({ contact })}
            owner={report.owner}
            isRequired
          />
          <TextField
            select
            label={translate('resources.auditReports.fields.language')}
            value={report.language}
            onChange={(event) =>
              void save({
                language: languages.values.find((value) => value === event.target.value) ?? report.language,
              })
            }
          >
            {languages.values.map((value) => (
              <MenuItem key={value} value={value}>
                {translate(`choices.language.${value}`)}
              </MenuItem>
            ))}
          </TextField>
          <RecipientsSelect
            owner={report.owner}
            value={report.recipients ?? []}
            onChange={(recipients) => void save({ recipients })}
          />
          {isShown('comment') && (
            <TextField
              multiline
              minRows={2}
              label={translate('resources.auditReports.fields.comment')}
              value={comment}
              required={isRequired('comment')}
              slotProps={{ htmlInput: { maxLength: 4000 } }}
              onChange={(event) => setComment(event.target.value)}
              onBlur={() => {
                if (comment !== (report.comment ?? '')) void save({ comment: comment || null });
              }}
            />
          )}
          <AccountInputs
            arrangement={arrangement}
            row={own}
            problems={wrong}
            onChange={(patch) => setOwn({ ...own, ...patch })}
            onBlur={() => {
              const changed = Object.entries(own).filter(
                ([name, value]) => value !== stored[name] && !(name in wrong),
              );
              if (changed.length > 0) void save(Object.fromEntries(changed));
            }}
          />
          {isShown('attachments') && <Attachments report={report} save={save} />}
          <MadeWith report={report} />
          <WhichTemplate report={report} />
        </Stack>
      </CardContent>
    </Card>
  );
}

interface AttachmentsProps {
  report: AuditReport;
  save: (patch: LocalPatch<'auditReports'>) => Promise<void>;
}

const tryAttachment = ({ hash }: FileValue) => callCommand(checkAttachment, { input: { file: { hash } } });

function Attachments({ report, save }: AttachmentsProps) {
  const { isOnline } = useConnection();
  const translate = useTranslate();
  const notify = useNotify();
  const attachments = report.attachments ?? [];
  const picker = useRef<HTMLInputElement>(null);
  const add = async (files: readonly File[]) => {
    const room = mostAttachments - attachments.length;
    if (files.length > room)
      notify('reports.tooManyAttachments', { type: 'warning', messageArgs: { max: mostAttachments } });
    try {
      const added = await Promise.all(files.slice(0, room).map((file) => uploadFile(file)));
      // Unsuitable files are refused at once, so that another can be chosen; offline, the server refuses them later.
      if (isOnline) await Promise.all(added.map(tryAttachment));
      await save({ attachments: [...attachments, ...added] });
    } catch (error) {
      const lack = readError(error).errors?.attachments;
      const reason = lack ? translate(lack.message, lack.args) : errorMessage(error, translate);
      notify('reports.attachments.refused', { type: 'error', messageArgs: { reason } });
    }
  };
  return (
    <Stack spacing={0.5}>
      {attachments.map((file) => (
        <Stack key={file.hash} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <FileLink place={{ resource: 'auditReports', id: report.id }} file={file} />
          <IconButton
            aria-label={translate('reports.removeAttachment', { name: file.name })}
            onClick={() => void save({ attachments: attachments.filter((one) => one.hash !== file.hash) })}
          >
            <DeleteOutlined />
          </IconButton>
        </Stack>
      ))}
      {attachments.length < mostAttachments && (
        <>
          <Button
            variant="outlined"
            startIcon={<AttachFileOutlined />}
            onClick={() => picker.current?.click()}
            sx={{ alignSelf: 'flex-start', whiteSpace: 'normal', textAlign: 'left' }}
          >
            {translate('reports.addAttachment', { max: mostAttachments })}
          </Button>
          <FilePicker
            picker={picker}
            isMultiple
            accept={acceptedTypes('documentOrImage').join(',')}
            onFiles={(files) => void add(files)}
          />
        </>
      )}
    </Stack>
  );
}
