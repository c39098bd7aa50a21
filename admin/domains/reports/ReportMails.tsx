import MailOutlined from '@mui/icons-material/MailOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import {
  Button,
  Card,
  CardContent,
  CardHeader,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { resendReportMail, sendReport } from '@plumbline/resources/commands/reports';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import type { ReportMail } from '@plumbline/resources/entities/reportMails';
import { mailState } from '@plumbline/resources/language/choices/choices';
import { may, mayEver } from '@plumbline/resources/language/permissions';
import { useState } from 'react';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { useFormat } from '../../data/words/useFormat';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { RecipientsSelect } from './RecipientsSelect';

const pollEvery = 4000;
const isUnderWay = ({ state }: ReportMail): boolean => state === 'QUEUED' || state === 'RETRYING';

/** E-mails of a final report with their delivery state, and sending it (again). */
export function ReportMails({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const { isOnline } = useConnection();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const mayRead = mayEver(entities.reportMails, 'read', actor);
  const { data: mails = [], refetch } = useGetList<ReportMail>(
    'reportMails',
    {
      filter: { report: report.id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'queuedAt', order: 'DESC' },
    },
    {
      enabled: isOnline && mayRead && report.state === 'finished',
      // Until each has been delivered or refused.
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? pollEvery : false),
    },
  );
  if (report.state !== 'finished' || !mayRead) return null;
  const maySend = may(entities.auditReports, 'update', actor, { ...report });
  const call = async (give: () => Promise<unknown>) => {
    try {
      await give();
      setChoosing(false);
      notify('reports.mails.sent', { type: 'success' });
      await refetch();
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <Card variant="outlined">
      <CardHeader
        title={translate('reports.mails.title')}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        {(!isOnline || mails.length === 0) && (
          <Typography color="text.secondary">
            {translate(isOnline ? 'resources.reportMails.empty' : 'reports.mails.offline')}
          </Typography>
        )}
        {isOnline && (
          <List dense disablePadding>
            {mails.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                onAgain={
                  maySend && !isUnderWay(mail)
                    ? () => void call(() => callCommand(resendReportMail, { id: mail.id }))
                    : undefined
                }
              />
            ))}
          </List>
        )}
        {maySend && (
          <ReasonButton
            size="large"
            startIcon={<MailOutlined />}
            reason={isOnline ? undefined : translate('reports.mails.offline')}
            sx={{ mt: 1, ml: -1 }}
            onClick={() => {
              // A recipient who already has it gets it again from the list above.
              const hasIt = mails.some(({ contact }) => contact === report.contact);
              setChosen(report.contact && !hasIt ? [report.contact] : []);
              setChoosing(true);
            }}
          >
            {translate('reports.mails.send')}
          </ReasonButton>
        )}
      </CardContent>
      <Dialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="report-recipients"
      >
        <DialogTitle id="report-recipients">{translate('reports.mails.sendTitle')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ pt: 1 }}>
            <RecipientsSelect owner={report.owner} value={chosen} onChange={setChosen} hint="" />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setChoosing(false)}>{translate('ra.action.cancel')}</Button>
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            onClick={() =>
              void call(() => callCommand(sendReport, { id: report.id, input: { contacts: chosen } }))
            }
          >
            {translate('reports.mails.send')}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}

/** One e-mail: recipient, time, state and the mail server's answer. */
function MailRow({ mail, onAgain }: { mail: ReportMail; onAgain: (() => void) | undefined }) {
  const translate = useTranslate();
  const format = useFormat();
  const at = mail.sentAt ?? mail.queuedAt;
  const facts = [
    at && format.dateTime(at),
    (mail.attempts ?? 0) > 1 && translate('reports.mails.attempts', { smart_count: mail.attempts }),
    mail.isLink &&
      mail.linkExpiresAt &&
      translate('reports.mails.link', { until: format.date(mail.linkExpiresAt.slice(0, 10)) }),
    // Codes of the product are translated; an answer of a mail server is shown as it is.
    mail.reason && translate(`errors.${mail.reason}`, { _: mail.reason }),
  ];
  const label = translate('reports.mails.againTo', { address: mail.address });
  return (
    <ListItem divider disableGutters sx={{ gap: 1 }}>
      <ListItemText
        primary={mail.address}
        secondary={facts.filter(Boolean).join(' · ')}
        slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
      />
      <ChoiceChip choices={mailState} value={mail.state} />
      {onAgain && (
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={onAgain}>
            <ReplayOutlined />
          </IconButton>
        </Tooltip>
      )}
    </ListItem>
  );
}
