import { Button, type ButtonProps } from '@mui/material';
import type { ElementType } from 'react';
import { useNotify } from 'react-admin';

interface ReasonButtonProps extends ButtonProps {
  /** Why it cannot be pressed now; undefined: it can. */
  reason: string | undefined;
  component?: ElementType;
  to?: string;
}

/** A button that says why it cannot be pressed when it is: a disabled one tells its reason on hover only. */
export function ReasonButton({ reason, component, to, onClick, sx, ...props }: ReasonButtonProps) {
  const notify = useNotify();
  if (reason === undefined)
    return (
      <Button
        {...props}
        {...(component ? { component, to } : {})}
        {...(onClick ? { onClick } : {})}
        {...(sx ? { sx } : {})}
      />
    );
  return (
    <Button
      {...props}
      aria-disabled
      title={reason}
      onClick={() => notify(reason, { type: 'info', messageArgs: { _: reason } })}
      sx={[{ opacity: 0.55 }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
