import { isLegalTextKind } from '@plumbline/resources/rules/legal/legalText';
import { Router } from 'express';
import type { Api } from '../../../base/context/context';
import { introducerOfRequest } from '../../brands';
import { currentLegalText } from '../legal/currentLegalText';
import { legalPage } from './pages/legalPage';
import { languageOf } from './pages/pageLanguage';
import { sendPage } from './sendPage';

/** The legal texts to agree to, readable without signing in. */
export function handleLegal(api: Api): Router {
  const router = Router();
  router.get('/legal/:kind', async (req, res, next) => {
    const { kind } = req.params;
    if (!isLegalTextKind(kind)) return next();
    const language = languageOf(req);
    const broker = introducerOfRequest()?.id ?? null;
    const text = await currentLegalText(api.db, { kind, broker, now: api.now() });
    if (text.link) return res.redirect(text.link);
    sendPage(res, { language, page: legalPage({ language, text }) });
  });
  return router;
}
