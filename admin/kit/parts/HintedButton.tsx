import { IconButton, type IconButtonProps } from '@mui/material';
import { useLateRef } from '../manners/useLateRef';

/** An IconButton for a tooltip, which keeps its element in its state and so would draw the screen once more before it is seen. */
export function HintedButton({ ref, ...props }: IconButtonProps) {
  return <IconButton {...props} ref={useLateRef(ref)} />;
}
