import { Router, urlencoded } from 'express';
import type { Api } from '../../../base/context/context';
import { readLinkTarget } from '../passwords/accountLinks';
import { confirmNewEmail } from '../passwords/changeEmail';
import type { SignInState } from '../signInState';
import { formOf, text } from './form';
import { linkGuesses } from './linkGuesses';
import { addressPage, addressProblemPage, movedPage } from './pages/addressPages';
import { languageOf } from './pages/pageLanguage';
import { sendPage } from './sendPage';

/** Page behind the link to a new address. It takes a POST to confirm, since mail scanners follow links. */
export function handleNewAddress(api: Api, state: SignInState): Router {
  const router = Router();
  const isOneTooMany = linkGuesses(api.db);

  router.get('/address', async (req, res) => {
    const language = languageOf(req);
    const token = text(req.query.token);
    const email = await readLinkTarget(api.db, { secret: token, purpose: 'changeEmail', now: api.now() });
    if (email) return sendPage(res, { language, page: addressPage({ language, token, email }) });
    if (await isOneTooMany(req, res, { token, language })) return;
    sendPage(res, { status: 410, language, page: addressProblemPage({ language }) });
  });

  router.post('/address', urlencoded({ extended: false, limit: '20kb' }), async (req, res) => {
    const form = formOf(req);
    const language = languageOf(req, form.lang);
    const token = text(form.token);
    const email = await confirmNewEmail(api, state, token);
    if (email) return sendPage(res, { language, page: movedPage({ language, email }) });
    if (await isOneTooMany(req, res, { token, language })) return;
    sendPage(res, { status: 410, language, page: addressProblemPage({ language }) });
  });

  return router;
}
