import { intlTag } from '@plumbline/resources/language/languages';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { useLanguage } from '../../../data/words/useLanguage';
import { type Column, weekNumber } from './boardPeriod';

/** Days, weeks and durations as the board writes them. */
export function useBoardWords() {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intlTag(language), { ...options, timeZone: 'UTC' });
    const short = formatter({ day: 'numeric', month: 'numeric' });
    const named = formatter({ weekday: 'short', day: 'numeric', month: 'numeric' });
    const instant = (day: string) => new Date(`${day}T00:00:00Z`);
    const span = (from: string, to: string, one = short) =>
      from === to ? one.format(instant(from)) : one.formatRange(instant(from), instant(to));
    const duration = (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return [
        hours > 0 || rest === 0 ? translate('planning.board.hours', { count: format.number(hours) }) : '',
        rest > 0 ? translate('planning.board.minutes', { count: rest }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    };
    return {
      duration,
      days: (from: string, to: string | null) => span(from, to ?? from, named),
      column: ({ from, to }: Column) => span(from, to, from === to ? named : short),
      week: (day: string) => translate('planning.board.week', { number: weekNumber(day) }),
      /** Pieces and, if known, the time they take. */
      load: ({ pieces, minutes }: { pieces: number; minutes: number | null }) =>
        [
          translate('planning.board.pieces', { smart_count: pieces, count: format.number(pieces) }),
          minutes === null || pieces === 0 ? '' : duration(minutes),
        ]
          .filter(Boolean)
          .join(' · '),
    };
  }, [translate, format, language]);
}
