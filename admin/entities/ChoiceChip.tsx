import type { ChoiceSet } from '@plumbline/resources/choices';
import { choiceText } from '@plumbline/resources/choiceText';
import { useTranslate } from 'react-admin';
import { choiceLook } from './choiceLooks';
import { StatusChip } from './StatusChip';
import { useLanguage } from './useLanguage';

interface ChoiceChipProps {
  choices: ChoiceSet;
  value: string;
  size?: 'small' | 'medium';
}

/** A value of a closed set: a chip where the set is one of states (result, danger, progress), else its word. */
export function ChoiceChip({ choices, value, size = 'small' }: ChoiceChipProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = choiceText(choices, value, { language, translate });
  const look = choiceLook(choices, value);
  return look ? <StatusChip tone={look.tone} icon={look.icon} label={label} size={size} /> : label;
}
