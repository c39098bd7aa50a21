import { Box, ListItemButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PinMark } from '../map/PinMark';
import type { AnyPinKind } from '../map/pinShapes';

export interface ListedPiece {
  id: string;
  name: string;
  detail: string;
  kind: AnyPinKind;
}

/** More is narrowed by searching. */
const mostShown = 200;

/** The pieces as a list: what is on the plan for keyboard and screen readers, too. */
export function PlanList({
  title,
  pieces,
  selected,
  empty,
  onSelect,
}: {
  title: string;
  pieces: readonly ListedPiece[];
  selected: string | null;
  empty: string;
  onSelect: (id: string) => void;
}) {
  const translate = useTranslate();
  const rest = pieces.length - mostShown;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h2" sx={{ px: 1.5, pt: 1.25, pb: 0.5 }}>
        {title}
      </Typography>
      {pieces.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, pb: 1 }}>
          {empty}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pieces.slice(0, mostShown).map(({ id, name, detail, kind }) => (
          <li key={id}>
            <ListItemButton
              selected={id === selected}
              aria-current={id === selected || undefined}
              onClick={() => onSelect(id)}
              sx={{ gap: 1, minHeight: 48, px: 1.5, py: 0.5 }}
            >
              <PinMark kind={kind} />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {[translate(`floorPlans.kinds.${kind}`), detail].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
      {rest > 0 && (
        <Typography variant="caption" color="text.secondary" sx={{ px: 1.5, display: 'block', pb: 1 }}>
          {translate('floorPlans.list.more', { smart_count: rest })}
        </Typography>
      )}
    </Box>
  );
}
