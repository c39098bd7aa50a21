import { Box, LinearProgress, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ImportStep, importSteps } from './importStep';

/** The steps of the import; on a phone only the current one. */
export function ImportSteps({ step, isDone }: { step: ImportStep; isDone: boolean }) {
  const translate = useTranslate();
  const active = importSteps.indexOf(step);
  return (
    <>
      <Stepper
        activeStep={isDone ? importSteps.length : active}
        sx={{ display: { xs: 'none', sm: 'flex' }, maxWidth: 860 }}
      >
        {importSteps.map((one) => (
          <Step key={one}>
            <StepLabel>{translate(`import.steps.${one}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: { sm: 'none' } }}>
        <Typography variant="body2" color="text.secondary">
          {translate('import.step', { step: active + 1, steps: importSteps.length })} ·{' '}
          <strong>{translate(`import.steps.${step}`)}</strong>
        </Typography>
        <LinearProgress
          variant="determinate"
          value={((active + 1) / importSteps.length) * 100}
          aria-hidden
          sx={{ mt: 0.5 }}
        />
      </Box>
    </>
  );
}
