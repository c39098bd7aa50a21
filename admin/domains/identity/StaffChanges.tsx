import { Box, Typography } from '@mui/material';
import type { StaffMember } from '@plumbline/resources/commands/identity';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { DetailsSummary } from '../../kit/parts/DetailsSummary';

type Change = StaffMember['changes'][number];

/** Changes of a person's rights: the last one, and all of them on demand. */
export function StaffChanges({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const [last] = changes;
  if (!last) return null;
  const by = (change: Change) => change.by ?? translate('identity.staff.product');
  return (
    <Box component="details" sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.8125rem' }}>
      <DetailsSummary sx={{ py: 0.5 }}>
        {translate('identity.staff.last', { day: format.dateTime(last.at), by: by(last) })}
      </DetailsSummary>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changes.map((change) => (
          <Typography key={`${change.at} ${change.field}`} component="li" variant="body2">
            {format.dateTime(change.at)}, {by(change)}: <ChangeText change={change} />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function ChangeText({ change: { field, before, after } }: { change: Change }) {
  const translate = useTranslate();
  const said = (value: string | null) => {
    if (value === null) return translate('identity.staff.nothing');
    if (field === 'users.isActive') return translate(/^(1|true)$/.test(value) ? 'shell.yes' : 'shell.no');
    return translate(`shell.role.${value}`);
  };
  return translate('identity.staff.change', {
    field: translate(`identity.staff.field.${field}`),
    before: said(before),
    after: said(after),
  });
}
