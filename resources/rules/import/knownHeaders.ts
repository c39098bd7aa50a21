import type { AnyEntity } from '../../language/defineEntity';
import type { Words } from './guessMapping';
import { foldHeader } from './headerScore';
import { importTargets } from './importTargets';

/** Every heading that would name a target of the entity, folded: what tells a row of headings from a title. */
export function knownHeaders(entity: AnyEntity, words: Words): ReadonlySet<string> {
  return new Set(
    importTargets(entity).flatMap((target) => {
      const { strong, weak = [] } = words(target);
      return [...strong, ...weak].map(foldHeader);
    }),
  );
}
