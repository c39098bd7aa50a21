import type { AnyEntity } from '../../language/defineEntity';
import type { Words } from './guessMapping';
import { foldHeader } from './headerScore';
import { importTargets } from './importTargets';

/** All folded header words of the entity's targets, to detect the header row. */
export function knownHeaders(entity: AnyEntity, words: Words): ReadonlySet<string> {
  return new Set(
    importTargets(entity).flatMap((target) => {
      const { strong, weak = [] } = words(target);
      return [...strong, ...weak].map(foldHeader);
    }),
  );
}
