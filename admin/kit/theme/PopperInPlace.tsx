import { Popper, type PopperProps } from '@mui/material';

/** Where a screen reader finds its way by; what opens over one of them belongs to it. */
const places =
  'main, header, footer, nav, aside, [role="dialog"], [role="alertdialog"], [role="region"], section[aria-label]';

/** What hints and pick-lists open in: beside what they belong to instead of at the end of the page, and never cut by it. */
export function PopperInPlace(props: PopperProps) {
  const { anchorEl } = props;
  const anchor = typeof anchorEl === 'function' ? anchorEl() : anchorEl;
  const place = anchor instanceof Element ? anchor.closest(places) : null;
  return <Popper {...props} container={place ?? document.body} popperOptions={options} />;
}

const options = { strategy: 'fixed' } as const;
