import {
  Card,
  CardContent,
  CardHeader,
  Link,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type LocalRow, useLocalList } from '../../data/offline';
import { useFormat } from '../../data/words/useFormat';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { showPath } from '../../entities/screenPaths';
import { auditsOf } from './auditsOf';

/** The inspections that the report holds, or will hold once it is made. */
export function ReportAudits({ report }: { report: AuditReport }) {
  const { records } = useLocalList('audits', { filter: { planning: report.planning, isFinished: true } });
  const audits = auditsOf(report, records);
  const { records: equipments } = useLocalList('equipments', {
    filter: { id: audits.flatMap((audit) => audit.equipment ?? []) },
  });
  const { records: deficiencies } = useLocalList('deficiencies', {
    filter: { audit: audits.map((audit) => audit.id) },
  });
  return <ReportAuditList audits={audits} equipments={equipments} deficiencies={deficiencies} />;
}

interface ReportAuditListProps {
  audits: readonly LocalRow<'audits'>[];
  equipments: readonly LocalRow<'equipments'>[];
  deficiencies: readonly LocalRow<'deficiencies'>[];
}

/** The same, wherever its rows come from. */
export function ReportAuditList({ audits, equipments, deficiencies }: ReportAuditListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const pieces = new Map(equipments.map((equipment) => [equipment.id, equipment]));
  return (
    <Card variant="outlined">
      <CardHeader
        title={translate('reports.audits.title', { smart_count: audits.length })}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        {audits.length === 0 && (
          <Typography color="text.secondary">{translate('reports.audits.empty')}</Typography>
        )}
        <List dense disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
          {audits.map((audit) => {
            const found = deficiencies.filter((deficiency) => deficiency.audit === audit.id).length;
            const piece = pieces.get(audit.equipment ?? '');
            const facts = [
              piece?.place,
              audit.dateAudited && format.dateTime(audit.dateAudited),
              found > 0 ? translate('reports.audits.deficiencies', { smart_count: found }) : '',
            ];
            return (
              <ListItem key={audit.id} divider disableGutters>
                <ListItemText
                  primary={
                    <Link
                      component={RouterLink}
                      to={showPath(entities.audits, audit.id)}
                      color="text.primary"
                    >
                      {piece?.identNumber ?? '…'}
                    </Link>
                  }
                  secondary={facts.filter(Boolean).join(' · ')}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
                <Stack direction="row" sx={{ ml: 1, flexShrink: 0, maxWidth: '52%' }}>
                  <ChoiceChip choices={auditResult} value={audit.result ?? 'NOT_PROCESSED'} />
                </Stack>
              </ListItem>
            );
          })}
        </List>
      </CardContent>
    </Card>
  );
}
