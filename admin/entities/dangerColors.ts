import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';

/**
 * The colours of EN 15635, as used on rack stickers (a real orange). Each text has a contrast of at least 4.5:1 on its
 * background, in the light and in the dark theme.
 */
export const dangerColors: Record<DangerLevel, { fill: string; text: string }> = {
  green: { fill: '#20683b', text: '#ffffff' },
  orange: { fill: '#f59c1a', text: '#241500' },
  red: { fill: '#ad2a1f', text: '#ffffff' },
};
