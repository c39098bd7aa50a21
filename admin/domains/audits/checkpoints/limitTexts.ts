import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';

interface LimitText {
  level: DangerLevel;
  key: string;
  args: { max: string };
}

/** Texts of the limits up to which a measured number is green, orange and red; empty where it has none. */
export function limitTexts(
  { greenMax, orangeMax }: Pick<Checkpoint, 'greenMax' | 'orangeMax'>,
  number: (value: number) => string,
): LimitText[] {
  const last = orangeMax ?? greenMax;
  return [
    ...(typeof greenMax === 'number'
      ? [{ level: 'green' as const, key: 'audit.number.green', args: { max: number(greenMax) } }]
      : []),
    ...(typeof orangeMax === 'number'
      ? [{ level: 'orange' as const, key: 'audit.number.orange', args: { max: number(orangeMax) } }]
      : []),
    ...(typeof last === 'number'
      ? [{ level: 'red' as const, key: 'audit.number.red', args: { max: number(last) } }]
      : []),
  ];
}
