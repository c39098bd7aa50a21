import { ButtonBase, Collapse, type SxProps, type Theme } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { FoldMark } from './FoldMark';

interface FoldProps {
  head: ReactNode;
  /** Of the head. */
  sx?: SxProps<Theme>;
  /** Between head and content, shown also while it is folded. */
  always?: ReactNode;
  children: ReactNode;
}

/** A head that shows and hides what is below it; folded at first. */
export function Fold({ head, sx, always, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={[
          { width: '100%', minHeight: 48, gap: 1, textAlign: 'left', fontFamily: 'inherit' },
          ...(Array.isArray(sx) ? sx : [sx ?? false]),
        ]}
      >
        {head}
        <FoldMark isOpen={isOpen} />
      </ButtonBase>
      {always}
      <Collapse in={isOpen} unmountOnExit id={id}>
        {children}
      </Collapse>
    </>
  );
}
