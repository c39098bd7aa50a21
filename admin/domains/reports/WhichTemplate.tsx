import { Box, List, ListItem, ListItemText, Typography } from '@mui/material';
import { whichTemplate } from '@plumbline/resources/commands/reportTemplates';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { ListError } from '../../entities/list/ListError';
import { DetailsSummary } from '../../kit/parts/DetailsSummary';
import { LoadingShape } from '../../kit/parts/LoadingShape';

/** Which template an open report would use, asked when opened; only the server knows a broker's templates. */
export function WhichTemplate({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <DetailsSummary sx={{ fontSize: 14, color: 'text.secondary' }}>
        {translate('templates.report.which')}
      </DetailsSummary>
      {isOpen &&
        (isOnline ? (
          <Choice report={report} />
        ) : (
          <Typography variant="body2">{translate('errors.ONLINE_ONLY')}</Typography>
        ))}
    </Box>
  );
}

function Choice({ report: { id, version } }: { report: AuditReport }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['auditReports', 'template', id, version],
    queryFn: () => callCommand(whichTemplate, { id }),
  });
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingShape height={48} label={translate('ra.page.loading')} />;
  const named = (name: string, isOfBroker: boolean) =>
    isOfBroker ? translate('templates.report.ofBroker', { name }) : name;
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {data.name === null
          ? translate('templates.report.appliesDefault')
          : translate('templates.report.applies', {
              name: named(data.name, data.isOfBroker),
              number: data.number ?? '',
            })}
      </Typography>
      <List dense disablePadding>
        {data.candidates.map(({ name, isOfBroker, reason }, index) => (
          <ListItem key={`${name} ${String(index)}`} disableGutters>
            <ListItemText
              primary={named(name, isOfBroker)}
              secondary={translate(`templates.reason.${reason}`)}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
