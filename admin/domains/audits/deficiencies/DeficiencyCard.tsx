import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { Box, ButtonBase, Typography } from '@mui/material';
import { dangerLevel } from '@plumbline/resources/language/choices/choices';
import { positionText } from '@plumbline/resources/rules/racks/index';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { SecureImage } from '../../../data/files/SecureImage';
import type { LocalRow } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { choiceLook } from '../../../entities/choiceLooks';
import { dangerColors } from '../../../entities/dangerColors';
import { StatusChip } from '../../../entities/StatusChip';
import { BayNames, usePositionWords } from '../../racks';

interface DeficiencyCardProps {
  deficiency: LocalRow<'deficiencies'>;
  isReadOnly: boolean;
  onOpen: () => void;
}

/** Summary of a deficiency: danger level, description, measure, due date; opens the editor. */
export function DeficiencyCard({ deficiency, isReadOnly, onOpen }: DeficiencyCardProps) {
  const translate = useTranslate();
  const format = useFormat();
  const look = choiceLook(dangerLevel, deficiency.dangerLevel);
  const { fill } = dangerColors[deficiency.dangerLevel];
  const { component, measure, dateDue, responsiblePerson } = deficiency;
  const words = usePositionWords();
  const bays = useContext(BayNames);
  const notes = [
    component,
    positionText(deficiency, words, bays),
    dateDue && translate('audit.deficiency.due', { date: format.date(dateDue) }),
    responsiblePerson,
  ].filter(Boolean);
  const [photo] = deficiency.photos ?? [];
  return (
    <ButtonBase
      onClick={onOpen}
      title={translate(isReadOnly ? 'audit.deficiency.show' : 'audit.deficiency.edit')}
      sx={(theme) => ({
        fontFamily: 'inherit',
        width: '100%',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: 1.5,
        textAlign: 'left',
        borderRadius: '8px',
        border: `1px solid ${theme.palette.divider}`,
        borderLeft: `6px solid ${fill}`,
        backgroundColor: theme.palette.background.paper,
        '&:hover': { borderColor: fill },
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        {look && (
          <Box>
            <StatusChip
              tone={look.tone}
              icon={look.icon}
              label={translate(`choices.dangerLevel.${deficiency.dangerLevel}`)}
            />
          </Box>
        )}
        <Typography component="span" variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {deficiency.description}
        </Typography>
        {measure && (
          <Typography component="span" variant="body2">
            → {measure}
          </Typography>
        )}
        {notes.length > 0 && (
          <Typography component="span" variant="caption" color="text.secondary">
            {notes.join(' · ')}
          </Typography>
        )}
      </Box>
      {photo && (
        <Box sx={{ position: 'relative', flexShrink: 0 }}>
          <SecureImage
            place={{ resource: 'deficiencies', id: deficiency.id }}
            file={photo}
            size={64}
            canEnlarge={false}
          />
          {(deficiency.photos?.length ?? 0) > 1 && (
            <Box
              component="span"
              sx={{
                position: 'absolute',
                right: 3,
                bottom: 3,
                px: 0.625,
                borderRadius: '4px',
                fontSize: '0.75rem',
                fontWeight: 600,
                color: '#fff',
                backgroundColor: 'rgba(16,22,24,.78)',
              }}
            >
              +{(deficiency.photos?.length ?? 1) - 1}
            </Box>
          )}
        </Box>
      )}
      <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary', alignSelf: 'center' }} />
    </ButtonBase>
  );
}
