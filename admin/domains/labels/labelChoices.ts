import {
  gridProblem,
  type LabelFormatName,
  type LabelGrid,
  type LabelLine,
  type LabelSymbol,
  labelFormats,
} from '@plumbline/resources/rules/labels/index';
import { useStore } from 'react-admin';

/** Print settings; stored on the device, since they depend on its printer. */
export interface LabelChoices {
  /** `own`: uses `grid`. */
  format: LabelFormatName | 'own';
  grid: LabelGrid;
  symbol: LabelSymbol;
  lines: readonly LabelLine[];
  /** Prints `lines` even where a template of texts applies. */
  isWithoutTemplate?: boolean;
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

/** The settings in the format of the API. */
export const sheetOf = (choices: LabelChoices, start: number) => ({
  format: choices.format === 'own' ? choices.grid : choices.format,
  symbol: choices.symbol,
  start,
});

/** Validation error of the settings; also while a number is missing, since nothing can be drawn then. */
export function problemOf(choices: LabelChoices): string | null {
  const grid = gridOf(choices);
  const isWhole = Object.values(grid).every((value) => Number.isFinite(value) && value >= 0);
  const { labelWidth, labelHeight, columns, rows } = grid;
  if (!isWhole || labelWidth < 5 || labelHeight < 5 || columns < 1 || rows < 1) return 'validation.required';
  const problem = gridProblem(grid);
  return problem && `labels.grid.${problem}`;
}
