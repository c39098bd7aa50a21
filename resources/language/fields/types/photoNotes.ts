import type { ChoiceOf } from '../../choices/choiceSet';
import { photoSpot, photoStage } from '../../choices/choices';
import { isObject, isString } from './shapes';

/** Drawn on a photo: arrow, ellipse, measure line with its text, or a text at a point. */
export const markKinds = ['arrow', 'circle', 'measure', 'text'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Coordinates are fractions of the picture's width and height, from its upper left corner. */
export interface PhotoMark {
  kind: MarkKind;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  text?: string;
}

export type PhotoStage = ChoiceOf<typeof photoStage>;
export type PhotoSpot = ChoiceOf<typeof photoSpot>;

/** What a person notes on a photo; the picture itself stays as it was taken. */
export interface PhotoNotes {
  caption?: string;
  stage?: PhotoStage;
  spot?: PhotoSpot;
  /** With spot `LEVEL`, from the floor up. */
  level?: number;
  marks?: PhotoMark[];
}

export const photoLimits = { caption: 200, markText: 60, marks: 40, level: 99 } as const;

const isOneOf = (values: readonly string[], value: unknown): boolean =>
  isString(value) && values.includes(value);
const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const isMark = (value: unknown): boolean =>
  isObject(value) &&
  isOneOf(markKinds, value.kind) &&
  [value.x1, value.y1, value.x2, value.y2].every(isShare) &&
  (value.text === undefined || (isString(value.text) && value.text.length <= photoLimits.markText));

/** Whether the notes in a file value are valid; all are optional. */
export function areNotes({ caption, stage, spot, level, marks }: Record<string, unknown>): boolean {
  return (
    (caption === undefined || (isString(caption) && caption.length <= photoLimits.caption)) &&
    (stage === undefined || isOneOf(photoStage.values, stage)) &&
    (spot === undefined || isOneOf(photoSpot.values, spot)) &&
    (level === undefined ||
      (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= photoLimits.level)) &&
    (marks === undefined ||
      (Array.isArray(marks) && marks.length <= photoLimits.marks && marks.every(isMark)))
  );
}
