import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface CardSectionProps {
  title: string;
  /** Control that selects what the card shows. */
  choice: ReactNode;
  children: ReactNode;
}

/** A dashboard card with a control beside its title. */
export function CardSection({ title, choice, children }: CardSectionProps) {
  return (
    <Paper variant="outlined" component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          px: 2,
          py: 0.75,
          minHeight: 50,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {choice}
      </Stack>
      {children}
    </Paper>
  );
}

/** Text of a card without data. */
export const EmptyCard = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={{ p: 2.5, textAlign: 'center' }}>
    {children}
  </Typography>
);
