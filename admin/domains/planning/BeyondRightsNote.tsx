import { Alert, Box, Link } from '@mui/material';
import { givenRights } from '@plumbline/resources/rules/people/givenRights';
import type { AppointmentsBeyond } from '@plumbline/resources/rules/planning/appointmentsBeyond';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { useFormat } from '../../data/words/useFormat';
import { listAppointmentsBeyond } from './planningCommands';
import { planningPath } from './planningPaths';

/**
 * While the rights of a person are edited: open appointments of this inspector that would no longer be fully visible.
 */
export function BeyondRightsNote({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const format = useFormat();
  const { isOnline } = useConnection();
  const record = useRecordContext<RaRecord<string>>();
  const rights = givenRights(values);
  const isOther = record !== undefined && JSON.stringify(rights) !== JSON.stringify(givenRights(record));
  const { data } = useQuery({
    queryKey: ['contacts', 'appointmentsBeyond', record?.id, rights],
    enabled: isOnline && isOther && record.id !== undefined,
    queryFn: (): Promise<AppointmentsBeyond> => listAppointmentsBeyond(String(record?.id), rights),
  });
  if (!isOther || !data || data.count === 0) return null;
  const more = data.count - data.first.length;
  return (
    <Alert severity="warning" role="status" sx={{ mx: { xs: 1.5, sm: 2.5 }, mb: { xs: 1.5, sm: 2.5 } }}>
      {translate('planning.beyondRights.text', { smart_count: data.count })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.first.map(({ planning, title, locationName, datePlanned }) => (
          <li key={planning}>
            <Link component={RouterLink} to={planningPath(planning)}>
              {[format.date(datePlanned), title ?? locationName].filter(Boolean).join(' · ')}
            </Link>
          </li>
        ))}
        {more > 0 && <li>{translate('planning.beyondRights.more', { smart_count: more })}</li>}
      </Box>
    </Alert>
  );
}
