import AddRounded from '@mui/icons-material/AddRounded';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { DeficiencyCard } from './DeficiencyCard';
import { DraftCard } from './DraftCard';
import type { DeficiencyDraft } from './deficiencyDraft';

interface DeficiencyListProps {
  deficiencies: readonly LocalRow<'deficiencies'>[];
  /** Put aside, shown below; of no use where nothing is changed. */
  drafts?: readonly DeficiencyDraft[];
  isReadOnly: boolean;
  onOpen: (deficiency: LocalRow<'deficiencies'>) => void;
  onResume?: ((draft: DeficiencyDraft) => void) | undefined;
  /** Absent: none may be added. */
  onAdd: (() => void) | undefined;
}

/** The deficiencies, newest last, then drafts, with a button to add one. */
export function DeficiencyList({
  deficiencies,
  drafts = [],
  isReadOnly,
  onOpen,
  onResume,
  onAdd,
}: DeficiencyListProps) {
  const translate = useTranslate();
  if (deficiencies.length === 0 && drafts.length === 0 && (isReadOnly || !onAdd)) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {deficiencies.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('audit.deficiency.list')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
        >
          {deficiencies.map((deficiency) => (
            <li key={deficiency.id}>
              <DeficiencyCard
                deficiency={deficiency}
                isReadOnly={isReadOnly}
                onOpen={() => onOpen(deficiency)}
              />
            </li>
          ))}
        </Box>
      )}
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} onOpen={() => onResume?.(draft)} />
      ))}
      {!isReadOnly && onAdd && (
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={onAdd}
          sx={{ minHeight: 48, alignSelf: 'flex-start' }}
        >
          {translate(deficiencies.length > 0 ? 'audit.deficiency.addAnother' : 'audit.deficiency.add')}
        </Button>
      )}
    </Box>
  );
}
