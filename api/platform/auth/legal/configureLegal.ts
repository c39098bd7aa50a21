import { isId } from '@plumbline/resources/language/ids';
import { isLegalTextKind } from '@plumbline/resources/rules/legal/legalText';
import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import { registerHooks } from '../../../entities/hooks';
import { currentLegalText } from './currentLegalText';
import { legalTextHooks } from './legalTextHooks';

/**
 * Mounts `GET /api/legal/<kind>?broker=<id>`: the text in force as `LegalText`. Anyone who is about to register reads it, so it
 * asks for no sign-in; mount it before what does. NOT_FOUND for another kind.
 */
export function configureLegal(api: Api): void {
  registerHooks('legalTexts', legalTextHooks);
  api.web.get('/api/legal/:kind', async (req, res) => {
    const { kind } = req.params;
    if (!isLegalTextKind(kind)) return fail('NOT_FOUND');
    const { broker } = req.query;
    res.set('Cache-Control', 'public, max-age=300');
    res.json(await currentLegalText(api.db, { kind, broker: isId(broker) ? broker : null, now: api.now() }));
  });
}
