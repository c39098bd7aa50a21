import type { Deficiency } from '../../entities/deficiencies';
import type { Equipment } from '../../entities/equipments';
import type { FieldErrors } from '../../language/validation';

type Position = Partial<Pick<Deficiency, 'bay' | 'level'>>;
type Counts = Partial<Pick<Equipment, 'fieldCount' | 'levelCount'>>;

/**
 * Errors of a bay or level that the rack does not have, by field; none where it is not counted. Only a changed value is
 * wrong: one from before the rack was measured anew stays, and does not hold up other changes.
 */
export function positionErrors(
  position: Position,
  rack: Counts | null | undefined,
  before: Position | null | undefined,
): FieldErrors {
  return {
    ...beyond('bay', rack?.fieldCount, 'rack.bayBeyond'),
    ...beyond('level', rack?.levelCount, 'rack.levelBeyond'),
  };

  function beyond(name: 'bay' | 'level', count: number | null | undefined, message: string): FieldErrors {
    const value = position[name];
    if (!count || typeof value !== 'number' || value <= count || value === before?.[name]) return {};
    return { [name]: { message, args: { smart_count: count } } };
  }
}
