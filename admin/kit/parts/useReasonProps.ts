import { useNotify } from 'react-admin';

interface ReasonProps {
  'aria-disabled': true;
  title: string;
  type: 'button';
  onClick: () => void;
}

/**
 * For a button that cannot be pressed now: it stays in the tab order and says why when it is pressed, since a disabled
 * one tells its reason on hover only, and nobody by touch or keyboard. Undefined: it can be pressed.
 */
export function useReasonProps(reason: string | undefined): ReasonProps | undefined {
  const notify = useNotify();
  if (reason === undefined) return undefined;
  return {
    'aria-disabled': true,
    title: reason,
    // It must not submit the form it belongs to.
    type: 'button',
    onClick: () => notify(reason, { type: 'info', messageArgs: { _: reason } }),
  };
}
