import { Alert, Box, Button, CircularProgress, Link, Paper, Stack, Typography } from '@mui/material';
import { readCodeCause } from '@plumbline/resources/commands/codes';
import { entities } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { showPath } from '../../entities/screenPaths';
import { AskButton } from './AskButton';
import { PieceButtons } from './PieceButtons';

export type Cause = AnswerOf<typeof readCodeCause>;

/** Why a code has its warning, and the possible remedies. */
export function CodeRemedies({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['qrCodes', 'cause', record.id, record.version],
    queryFn: () => callCommand(readCodeCause, { id: record.id }),
    enabled: isOnline && Boolean(record.warning),
  });
  if (!record.warning) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      {!isOnline && !data && <Typography variant="body2">{translate('codes.cause.offline')}</Typography>}
      {isOnline && isPending && <CircularProgress size={20} />}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('shell.action.retry')}</Button>}
        >
          {translate('codes.cause.failed')}
        </Alert>
      )}
      {data && <CauseShown record={record} cause={data} />}
    </Paper>
  );
}

function CauseShown({ record, cause }: { record: RaRecord<string>; cause: Cause }) {
  const translate = useTranslate();
  const { warnings, pieces, hidden, accounts } = cause;
  return (
    <Stack sx={{ gap: 2 }}>
      {warnings
        .filter((warning) => warning !== record.warning)
        .map((warning) => (
          <Typography key={warning} variant="body2">
            {translate(`codes.${warning}`)}
          </Typography>
        ))}
      {accounts === null ? (
        <Box>
          <Typography variant="subtitle2">
            {translate(pieces.length + hidden > 0 ? 'codes.cause.pieces' : 'codes.cause.none')}
          </Typography>
          <PieceList record={record} pieces={pieces} />
          {hidden > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {translate('codes.cause.hidden', { smart_count: hidden })}
            </Typography>
          )}
        </Box>
      ) : (
        <AccountList own={record.instance} accounts={accounts} />
      )}
      <AskButton record={record} />
    </Stack>
  );
}

const rows = { listStyle: 'none', p: 0, m: 0, mt: 0.5, display: 'grid', gap: 1 } as const;

function PieceList({ record, pieces }: { record: RaRecord<string>; pieces: Cause['pieces'] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={rows}>
      {pieces.map((piece) => (
        <Stack
          key={piece.id}
          component="li"
          direction="row"
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
        >
          <Box sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={showPath(entities.equipments, piece.id)}>
              {piece.name}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {[
                piece.isCarrier && translate('codes.cause.carrier'),
                piece.isAssigned && translate('codes.cause.assigned'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <PieceButtons record={record} piece={piece} pieces={pieces} />
        </Stack>
      ))}
    </Box>
  );
}

function AccountList({ own, accounts }: { own: unknown; accounts: NonNullable<Cause['accounts']> }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="subtitle2">{translate('codes.cause.accounts')}</Typography>
      <Box component="ul" sx={rows}>
        {accounts.map(({ id, name, hasBought, uses }) => (
          <li key={id}>
            <Link component={RouterLink} to={showPath(entities.instances, id)}>
              {name}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {[
                id === own && translate('codes.cause.own'),
                hasBought && translate('codes.cause.bought'),
                uses && translate('codes.cause.uses'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
