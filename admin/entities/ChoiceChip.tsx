import type { ChoiceSet } from '@plumbline/resources/language/choices/choiceSet';
import { choiceText } from '@plumbline/resources/language/choices/choiceText';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../data/words/useLanguage';
import { choiceLook } from './choiceLooks';
import { StatusChip } from './StatusChip';

interface ChoiceChipProps {
  choices: ChoiceSet;
  value: string;
  size?: 'small' | 'medium';
}

/** A value of a choice: a chip if the choice is a state (result, danger, progress), else its label. */
export function ChoiceChip({ choices, value, size = 'small' }: ChoiceChipProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = choiceText(choices, value, { language, translate });
  const look = choiceLook(choices, value);
  return look ? <StatusChip tone={look.tone} icon={look.icon} label={label} size={size} /> : label;
}
