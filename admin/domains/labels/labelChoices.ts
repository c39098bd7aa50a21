import {
  gridProblem,
  type LabelFormatName,
  type LabelGrid,
  type LabelLine,
  type LabelSymbol,
  labelFormats,
} from '@plumbline/resources/rules/labels/index';
import { useStore } from 'react-admin';

/** What is printed where; kept on the device, as its printer is. */
export interface LabelChoices {
  /** `own`: the grid beside it. */
  format: LabelFormatName | 'own';
  grid: LabelGrid;
  symbol: LabelSymbol;
  lines: readonly LabelLine[];
}

const usual: LabelChoices = {
  format: 'L7160',
  grid: labelFormats.L7160,
  symbol: 'qr',
  lines: ['number', 'name', 'place'],
};

export const useLabelChoices = () => useStore<LabelChoices>('labels.choices', usual);

export const gridOf = ({ format, grid }: Pick<LabelChoices, 'format' | 'grid'>): LabelGrid =>
  format === 'own' ? grid : labelFormats[format];

/** What the API takes of them. */
export const sheetOf = (choices: LabelChoices, start: number) => ({
  format: choices.format === 'own' ? choices.grid : choices.format,
  symbol: choices.symbol,
  start,
});

/** Also where a number is still missing: nothing can be drawn of it. */
export function problemOf(choices: LabelChoices): string | null {
  const grid = gridOf(choices);
  const isWhole = Object.values(grid).every((value) => Number.isFinite(value) && value >= 0);
  const { labelWidth, labelHeight, columns, rows } = grid;
  if (!isWhole || labelWidth < 5 || labelHeight < 5 || columns < 1 || rows < 1) return 'validation.required';
  const problem = gridProblem(grid);
  return problem && `labels.grid.${problem}`;
}
