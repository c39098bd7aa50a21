import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, ButtonBase, FormHelperText } from '@mui/material';
import type { AnswerValue } from '@plumbline/resources/entities/checkpoints/checkpointTraits';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface AnswerButtonsProps {
  /** Id of the element that names the checkpoint. */
  labelledBy: string;
  /** The positive one first. */
  options: readonly AnswerValue[];
  /** The negative answer; NONE where neither is negative. */
  negative: AnswerValue | 'NONE';
  value: AnswerValue | null;
  isDisabled: boolean;
  /** Why the answer cannot be changed; shown when one is pressed. */
  fixedBecause?: string | undefined;
  /** Other labels for options, e.g. "nothing found". */
  words?: Partial<Record<AnswerValue, string>>;
  onChange: (value: AnswerValue | null) => void;
}

/** The answers to a checkpoint as buttons large enough for gloves; pressing the chosen one clears it. */
export function AnswerButtons({
  labelledBy,
  options,
  negative,
  value,
  isDisabled,
  fixedBecause,
  words,
  onChange,
}: AnswerButtonsProps) {
  const translate = useTranslate();
  const [isTold, setTold] = useState(false);
  return (
    <Box
      role="group"
      aria-labelledby={labelledBy}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%' }}
    >
      {options.map((option) => (
        <AnswerButton
          key={option}
          word={words?.[option] ?? translate(`choices.answer.${option}`)}
          isNegative={option === negative}
          isChosen={value === option}
          isDisabled={isDisabled}
          onPress={() => (fixedBecause ? setTold(true) : onChange(value === option ? null : option))}
        />
      ))}
      {fixedBecause && isTold && (
        <FormHelperText role="status" sx={{ flex: '1 1 100%', m: 0 }}>
          {fixedBecause}
        </FormHelperText>
      )}
    </Box>
  );
}

interface AnswerButtonProps {
  word: string;
  isNegative: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

function AnswerButton({ word, isNegative, isChosen, isDisabled, onPress }: AnswerButtonProps) {
  const tone = isNegative ? 'error' : 'success';
  const Icon = isNegative ? CloseRounded : CheckRounded;
  return (
    <ButtonBase
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onPress}
      sx={(theme) => ({
        fontFamily: 'inherit',
        flex: 1,
        // With large text the answers stand below one another before a word is broken.
        minWidth: 'min-content',
        maxWidth: '100%',
        minHeight: 60,
        px: 1.25,
        gap: 0.875,
        borderRadius: '8px',
        border: '1.5px solid',
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.2,
        textAlign: 'center',
        touchAction: 'manipulation',
        transition: 'background-color 90ms, border-color 90ms',
        ...(isChosen
          ? {
              backgroundColor: theme.palette[tone].main,
              borderColor: theme.palette[tone].main,
              color: theme.palette[tone].contrastText,
            }
          : {
              backgroundColor: theme.palette.background.paper,
              borderColor: theme.palette.outline,
              color: theme.palette.text.primary,
            }),
        '&:hover': isChosen ? {} : { borderColor: theme.palette[tone].main },
        '&.Mui-disabled': { opacity: isChosen ? 1 : 0.55 },
      })}
    >
      <Icon
        aria-hidden
        sx={(theme) => ({
          fontSize: 24,
          flexShrink: 0,
          color: isChosen ? 'inherit' : theme.palette[tone].main,
        })}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
        {word}
      </Box>
    </ButtonBase>
  );
}
