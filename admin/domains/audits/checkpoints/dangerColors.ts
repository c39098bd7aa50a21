import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';

/**
 * The colours of EN 15635 as they are known from stickers on racks: an orange that is orange. Each text keeps at least
 * 4.5:1 on its ground, in the light and in the dark theme.
 */
export const dangerColors: Record<DangerLevel, { fill: string; text: string }> = {
  green: { fill: '#20683b', text: '#ffffff' },
  orange: { fill: '#f59c1a', text: '#241500' },
  red: { fill: '#ad2a1f', text: '#ffffff' },
};
