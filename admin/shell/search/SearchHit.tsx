import { Box, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { RaRecord } from 'react-admin';
import { useLanguage } from '../../data/words/useLanguage';
import { entityIcon } from '../../entities/entityIcons';
import { StateChips } from '../../entities/steps/StateChips';
import { subtitleOf } from '../../entities/title/subtitleOf';
import { useRecordTitle } from '../../entities/title/useRecordTitle';

interface SearchHitProps {
  id: string;
  entity: AnyEntity;
  record: RaRecord<string>;
  isActive: boolean;
  onOpen: () => void;
}

/** A search result with title and distinguishing subtitle. */
export function SearchHit({ id, entity, record, isActive, onOpen }: SearchHitProps) {
  const title = useRecordTitle(entity, record);
  const subtitle = subtitleOf(entity, record, useLanguage());
  const Icon = entityIcon(entity);
  return (
    <ListItemButton
      component="div"
      id={id}
      role="option"
      aria-selected={isActive}
      selected={isActive}
      tabIndex={-1}
      onClick={onOpen}
      sx={{ borderRadius: 1, py: 0.5 }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon fontSize="small" aria-hidden />
      </ListItemIcon>
      <Box sx={{ minWidth: 0 }}>
        <ListItemText
          primary={title}
          secondary={subtitle || undefined}
          slotProps={{
            primary: { sx: { fontWeight: 550, overflowWrap: 'anywhere' } },
            secondary: { sx: { overflowWrap: 'anywhere' } },
          }}
        />
        <StateChips entity={entity} record={record} isBelow />
      </Box>
    </ListItemButton>
  );
}
