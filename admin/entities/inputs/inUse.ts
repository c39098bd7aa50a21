import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';

/** The filter that leaves out rows which are out of use: what somebody picks anew is in use. */
export const inUse = (to: EntityName): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(entities[to].retired ?? {}).map(([name, value]) => [name, !value]));
