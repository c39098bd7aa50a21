import { Typography } from '@mui/material';

/** What went wrong with several things at once, for example with files; read out as it appears. */
export const ProblemList = ({ problems }: { problems: readonly string[] }) =>
  problems.map((problem) => (
    <Typography key={problem} role="alert" variant="caption" color="error" sx={{ display: 'block', mt: 0.5 }}>
      {problem}
    </Typography>
  ));
