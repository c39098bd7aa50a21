import { Box, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BoardPart } from './BoardFrame';

/** The parts of a dashboard on a phone, one at a time: together they would be five screens high. */
export function PhoneParts({ parts }: { parts: readonly BoardPart[] }) {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, parts.length - 1);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={at}
        onChange={(_event, next: number) => setChosen(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('dashboard.parts')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
      >
        {parts.map(({ title }, index) => (
          <Tab key={title} label={title} id={`${id}-tab-${index}`} aria-controls={`${id}-part`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-tab-${at}`}>
        {parts[at]?.content}
      </div>
    </Box>
  );
}
