import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

/** The arrow of a head that folds what is below it; it points up while that is open. */
export function FoldMark({ isOpen, isSmall = false }: { isOpen: boolean; isSmall?: boolean }) {
  return (
    <ExpandMoreRounded
      aria-hidden
      fontSize={isSmall ? 'small' : 'medium'}
      sx={{
        color: 'text.secondary',
        transform: isOpen ? 'rotate(180deg)' : 'none',
        transition: 'transform 120ms',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    />
  );
}
