import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import { type Actor, may } from '@plumbline/resources/language/permissions';

/** Whether somebody sees a piece in this place and of this category, without which nobody inspects it. */
export const maySee = (
  actor: Actor,
  { location, category }: { location: Equipment['location'] | null; category: Equipment['category'] },
): boolean => may(definitions.equipments, 'read', actor, { location, category });
