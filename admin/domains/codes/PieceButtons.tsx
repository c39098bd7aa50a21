import { Stack } from '@mui/material';
import { reassignCode, releaseCode } from '@plumbline/resources/commands/codes';
import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callCommand } from '../../data/session/callCommand';
import { listPath } from '../../entities/screenPaths';
import { AskedButton } from './AskedButton';
import type { Cause } from './CodeRemedies';
import { useMayRemedy } from './useMayRemedy';

interface PieceButtonsProps {
  record: RaRecord<string>;
  piece: Cause['pieces'][number];
  pieces: Cause['pieces'];
}

/** Buttons that keep the code only on this equipment, or remove it from there. */
export function PieceButtons({ record, piece, pieces }: PieceButtonsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayRemedy = useMayRemedy(record);
  if (!mayRemedy) return null;
  const others = pieces.filter(({ id }) => id !== piece.id).map(({ name }) => name);
  const words = { code: String(record.code), name: piece.name, others: others.join(', ') };
  const given = { id: record.id, input: { equipment: piece.id } };
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {others.length > 0 && (
        <AskedButton
          words="codes.reassign"
          values={words}
          label={translate('codes.reassign.buttonOf', words)}
          run={() => callCommand(reassignCode, given)}
        />
      )}
      <AskedButton
        words="codes.release"
        values={words}
        label={translate('codes.release.buttonOf', words)}
        run={() => callCommand(releaseCode, given)}
        onDone={record.isFromEquipment ? () => navigate(listPath(entities.qrCodes)) : undefined}
      />
    </Stack>
  );
}
