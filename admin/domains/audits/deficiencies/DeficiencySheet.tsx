import { Box, Typography, useMediaQuery } from '@mui/material';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { afterPaint } from '../../../kit/behaviour/afterPaint';
import { DeficiencyEditor } from './DeficiencyEditor';
import { sheetSize } from './sheetSize';

/** The sheet of a deficiency: a tap paints its outline at once, what it holds one frame later. */
export function DeficiencySheet(props: ComponentProps<typeof DeficiencyEditor>) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    let isGone = false;
    void afterPaint().then(() => !isGone && setFilled(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isFilled ? <DeficiencyEditor {...props} /> : <Outline isNew={props.draft.isNew} />;
}

function Outline({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 700px)');
  return (
    <Box
      aria-hidden
      sx={{ position: 'fixed', inset: 0, zIndex: 'drawer', backgroundColor: 'rgba(0, 0, 0, 0.5)' }}
    >
      <Box
        sx={{
          ...sheetSize(isPhone),
          position: 'absolute',
          bottom: 0,
          right: 0,
          pl: 2,
          pt: 1.5,
          backgroundColor: 'background.paper',
        }}
      >
        <Typography component="p" variant="h2">
          {translate(isNew ? 'audit.deficiency.new' : 'audit.deficiency.title')}
        </Typography>
      </Box>
    </Box>
  );
}
