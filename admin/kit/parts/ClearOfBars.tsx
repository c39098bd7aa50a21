import { GlobalStyles } from '@mui/material';

interface ClearOfBarsProps {
  /** Height of the bar at the upper edge, in CSS; absent: none sticks there. */
  top?: string;
  bottom: string;
  /** The same on wide screens; absent: as on narrow ones. */
  wideBottom?: string;
}

/** What the keyboard comes to is scrolled clear of the bars that stick to the edges of this screen. */
export const ClearOfBars = ({ top = '0px', bottom, wideBottom = bottom }: ClearOfBarsProps) => (
  <GlobalStyles
    styles={{
      html: {
        scrollPaddingTop: top,
        scrollPaddingBottom: `calc(var(--banner-room, 0px) + ${bottom})`,
        '@media (min-width: 900px)': {
          scrollPaddingBottom: `calc(var(--banner-room, 0px) + ${wideBottom})`,
        },
      },
    }}
  />
);
