import { Button, type ButtonProps } from '@mui/material';
import type { ElementType } from 'react';
import { useReasonProps } from './useReasonProps';

interface ReasonButtonProps extends ButtonProps {
  /** Why it cannot be pressed now; undefined: it can. */
  reason: string | undefined;
  component?: ElementType;
  to?: string;
}

/** A button that says why it cannot be pressed when it is. */
export function ReasonButton({ reason, component, to, onClick, sx, ...props }: ReasonButtonProps) {
  const reasonProps = useReasonProps(reason);
  if (!reasonProps)
    return (
      <Button
        {...props}
        {...(component ? { component, to } : {})}
        {...(onClick ? { onClick } : {})}
        {...(sx ? { sx } : {})}
      />
    );
  return <Button {...props} {...reasonProps} sx={[{ opacity: 0.55 }, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
