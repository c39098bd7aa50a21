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
import { useLanguage } from '../../data/words/useLanguage';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { showPath } from '../../entities/screenPaths';
import { auditsOf } from './auditsOf';

/** The inspections that the report contains, or will contain. */
export function ReportAudits({ report }: { report: AuditReport }) {
  const { records } = useLocalList('audits', { filter: { planning: report.planning, isFinished: true } });
  const audits = auditsOf(report, records);
  const { records: equipments } = useLocalList('equipments', {
    filter: { id: audits.flatMap((audit) => audit.equipment ?? []) },
  });
  const { records: deficiencies } = useLocalList('deficiencies', {
    filter: { audit: audits.map((audit) => audit.id) },
  });
  return (
    <ReportAuditList report={report} audits={audits} equipments={equipments} deficiencies={deficiencies} />
  );
}

interface ReportAuditListProps {
  report: Pick<AuditReport, 'state'>;
  audits: readonly LocalRow<'audits'>[];
  equipments: readonly LocalRow<'equipments'>[];
  deficiencies: readonly LocalRow<'deficiencies'>[];
}

/** The list itself, independent of the source of its rows. */
export function ReportAuditList({ report, audits, equipments, deficiencies }: ReportAuditListProps) {
  const translate = useTranslate();
  const format = useFormat();
  const locale = useLanguage();
  const pieces = new Map(equipments.map((equipment) => [equipment.id, equipment]));
  // In the order of the report: by place, then by number.
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const keyOf = ({ equipment }: LocalRow<'audits'>) => {
    const piece = pieces.get(equipment ?? '');
    return `${piece?.place ?? ''} ${piece?.identNumber ?? ''}`;
  };
  const inOrder = [...audits].sort((a, b) => compare(keyOf(a), keyOf(b)));
  // A final report has inspections; those of a corrected report have moved to its correction.
  const isTakenOver = report.state === 'finished' && audits.length === 0;
  return (
    <Card variant="outlined">
      <CardHeader
        title={translate(isTakenOver ? 'reports.audits.takenOverTitle' : 'reports.audits.title', {
          smart_count: audits.length,
        })}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        {audits.length === 0 && (
          <Typography color="text.secondary">
            {translate(isTakenOver ? 'reports.audits.takenOver' : 'reports.audits.empty')}
          </Typography>
        )}
        <List dense disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
          {inOrder.map((audit) => {
            const found = deficiencies.filter((deficiency) => deficiency.audit === audit.id).length;
            const piece = pieces.get(audit.equipment ?? '');
            const facts = [
              piece?.place,
              audit.dateAudited && format.dateTime(audit.dateAudited),
              found > 0 ? translate('reports.audits.deficiencies', { smart_count: found }) : '',
            ];
            return (
              <ListItem
                key={audit.id}
                divider
                disableGutters
                // On a phone the result is below the equipment.
                sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1 }}
              >
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
                  sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
                <Stack direction="row" sx={{ flexShrink: 0, maxWidth: '100%', mb: { xs: 0.5, sm: 0 } }}>
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
