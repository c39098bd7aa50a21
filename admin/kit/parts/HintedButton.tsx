import { IconButton, type IconButtonProps } from '@mui/material';
import { useLateRef } from '../behaviour/useLateRef';

/**
 * An IconButton with a late ref: Tooltip stores its element in state and would render the screen twice before the
 * first paint.
 */
export function HintedButton({ ref, ...props }: IconButtonProps) {
  return <IconButton {...props} ref={useLateRef(ref)} />;
}
