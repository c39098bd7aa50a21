import { Box, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { memo, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RestOkayButton } from '../rest/RestOkayButton';
import { sectionAnchor } from './sectionAnchor';

interface SectionHeadProps {
  id: string;
  /** The name with its number. */
  title: string;
  name: string;
  answered: number;
  total: number;
  applies: boolean;
  isReadOnly: boolean;
  /** Deficiencies and drafts in the section; with any it cannot be set aside. */
  foundCount: number;
  /** What the button for the rest of the section offers; null: it is not there. */
  rest: 'okay' | 'undo' | null;
  onRest: ((part: string) => void) | undefined;
  onApplicable: (part: string, isApplicable: boolean) => void;
}

/** Name and progress of a part of the checklist, whether it applies, and its button to answer the rest. */
export const SectionHead = memo(function SectionHead({
  id,
  title,
  name,
  answered,
  total,
  applies,
  isReadOnly,
  foundCount,
  rest,
  onRest,
  onApplicable,
}: SectionHeadProps) {
  const translate = useTranslate();
  const [isTold, setTold] = useState(false);
  const press = useCallback(() => onRest?.(id), [onRest, id]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.25,
        pb: 0.5,
        mb: 2,
        borderBottom: 2,
        borderColor: 'text.primary',
      }}
    >
      <Typography id={`${sectionAnchor(id)}-name`} component="h2" variant="h2" sx={{ flex: '1 1 200px' }}>
        {title}
      </Typography>
      {applies && (
        <Typography
          variant="body2"
          color="text.secondary"
          aria-label={translate('audit.progress', { answered, total })}
        >
          {answered} / {total}
        </Typography>
      )}
      {(!isReadOnly || !applies) && (
        <FormControlLabel
          sx={{ mr: 0, minHeight: 44 }}
          control={
            <Switch
              checked={!applies}
              disabled={isReadOnly}
              onChange={(_event, isOff) => (foundCount > 0 ? setTold(true) : onApplicable(id, !isOff))}
              slotProps={{ input: { 'aria-label': `${name}: ${translate('audit.notApplicable')}` } }}
            />
          }
          label={<Typography variant="body2">{translate('audit.notApplicable')}</Typography>}
        />
      )}
      {rest && <RestOkayButton offer={rest} onPress={press} of={name} sx={inHead} />}
      {isTold && foundCount > 0 && (
        <FormHelperText role="status" sx={{ flex: '1 1 100%', m: 0, pb: 0.5 }}>
          {translate('audit.notApplicableWithDeficiencies', { smart_count: foundCount })}
        </FormHelperText>
      )}
    </Box>
  );
});

const inHead = { my: 0.5 } as const;
