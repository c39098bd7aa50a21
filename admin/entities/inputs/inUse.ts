import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';

/** A filter that excludes retired rows from new choices. */
export const inUse = (to: EntityName): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(entities[to].retired ?? {}).map(([name, value]) => [name, !value]));
