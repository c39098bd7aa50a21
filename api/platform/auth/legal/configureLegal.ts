import { readLegalText } from '@plumbline/resources/commands/platform';
import { isId } from '@plumbline/resources/language/ids';
import { isLegalTextKind } from '@plumbline/resources/rules/legal/legalText';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import { handleCommand } from '../../../entities/handleCommand';
import { registerHooks } from '../../../entities/hooks';
import { currentLegalText } from './currentLegalText';
import { legalTextHooks } from './legalTextHooks';

/**
 * Mounts the text in force as `LegalText`. It is read before registering, so it needs no sign-in; mount it before
 * middleware that requires one. NOT_FOUND for another kind.
 */
export function configureLegal(api: Api): void {
  registerHooks('legalTexts', legalTextHooks);
  handleCommand(api, readLegalText, async ({ db, now }, { broker }, { res, kind }) => {
    if (!isLegalTextKind(kind)) return fail('NOT_FOUND');
    res.set('Cache-Control', 'public, max-age=300');
    return currentLegalText(db, { kind, broker: isId(broker) ? broker : null, now });
  });
}
