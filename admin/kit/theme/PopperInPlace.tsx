import { Popper, type PopperProps } from '@mui/material';

/** Landmarks; a popper opened within one must stay in it. */
const places =
  'main, header, footer, nav, aside, [role="dialog"], [role="alertdialog"], [role="region"], section[aria-label]';

/** Renders tooltips and pick lists next to their anchor instead of at the end of the page, and never clipped. */
export function PopperInPlace(props: PopperProps) {
  const { anchorEl } = props;
  const anchor = typeof anchorEl === 'function' ? anchorEl() : anchorEl;
  const place = anchor instanceof Element ? anchor.closest(places) : null;
  return <Popper {...props} container={place ?? document.body} popperOptions={options} />;
}

const options = { strategy: 'fixed' } as const;
