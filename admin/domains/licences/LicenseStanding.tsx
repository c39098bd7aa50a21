import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { License } from '@plumbline/resources/entities/licenses';
import { type LicenseState, licenseStates } from '@plumbline/resources/rules/licences/licenseStates';
import { type RaRecord, useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import type { ChoiceLook } from '../../entities/choiceLooks';
import { StatusChip } from '../../entities/StatusChip';
import { Fact } from '../../entities/show/Fact';
import { useTrialText } from './useTrialText';

const looks: Record<LicenseState, ChoiceLook> = {
  active: { tone: 'success', icon: CheckCircleOutlined },
  expired: { tone: 'error', icon: HourglassEmptyOutlined },
  paid: { tone: 'info', icon: TaskAltOutlined },
  resigned: { tone: 'warning', icon: UndoOutlined },
};

/** Current state of a licence. */
export function LicenseStanding({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  // The data provider returns rows of this entity untyped.
  const licence = record as unknown as License;
  const states = licenseStates(licence, today());
  const trialText = useTrialText();
  if (states.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Fact label={translate('rules.licenseStanding')}>
        <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
          {states.map((state) => (
            <StatusChip key={state} {...looks[state]} label={translate(`choices.licenseState.${state}`)} />
          ))}
        </Stack>
        {licence.isTrial && licence.validBefore && (
          <Typography variant="body2" sx={{ mt: 0.75 }}>
            {trialText(licence.validBefore)}
          </Typography>
        )}
      </Fact>
    </Box>
  );
}
