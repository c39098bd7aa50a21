import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import { type Actor, may } from '@plumbline/resources/language/permissions';

/** Whether a user may read equipment of this location and category, as needed to inspect it. */
export const maySee = (
  actor: Actor,
  { location, category }: { location: Equipment['location'] | null; category: Equipment['category'] },
): boolean => may(definitions.equipments, 'read', actor, { location, category });
