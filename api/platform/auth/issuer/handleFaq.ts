import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { Router } from 'express';
import type { Api } from '../../../base/context/context';
import { asSystem } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import { faqPage } from './pages/faqPage';
import { languageOf } from './pages/pageLanguage';
import { sendPage } from './sendPage';

/** Upper limit for one page. */
const most = 500;

/** The publicly visible questions, readable without signing in. */
export function handleFaq(api: Api): Router {
  const router = Router();
  router.get('/faq', async (req, res) => {
    const call = asSystem({ db: api.db, now: api.now() }, CATALOGUE_ID);
    const questions = await listTyped(call, 'frequentlyAskedQuestions', {
      filter: { isPubliclyVisible: true },
      sort: { field: 'sortOrder', order: 'ASC' },
      range: [0, most - 1],
    });
    const language = languageOf(req);
    sendPage(res, { language, page: faqPage({ language, questions }) });
  });
  return router;
}
