import { isId, newId } from '@plumbline/resources/language/ids';
import type { Language } from '@plumbline/resources/language/languages';
import {
  checkRegistration,
  type RegistrationErrors,
  type RegistrationForm,
  type RegistrationProblem,
} from '@plumbline/resources/rules/auth/registration';
import { type Request, type Response, Router, urlencoded } from 'express';
import type { Api } from '../../../base/context/context';
import { fill } from '../../../base/pages/pageTexts';
import { introducerOfRequest } from '../../brands';
import { attemptLimits } from '../passwords/attemptLimits';
import { isGuessable } from '../passwords/isGuessable';
import { register } from '../registration/register';
import { browserMark } from '../registration/registrationLink';
import type { SignInState } from '../signInState';
import { formOf, text } from './form';
import { handleConfirmation } from './handleConfirmation';
import { languageOf } from './pages/pageLanguage';
import { fieldProblemText } from './pages/registration/fields';
import { registrationPage, registrationPath } from './pages/registration/registrationPage';
import { registrationTexts } from './pages/registration/registrationTexts';
import { inMinutes } from './pages/signInPage';
import { markBrowser } from './registrationCookie';
import { sendPage } from './sendPage';

/**
 * Registration: the form, the page after it, and the page behind the mailed link. Only the link's page discloses
 * whether an address is known.
 */
export function handleRegistration(api: Api, state: SignInState): Router {
  const router = Router();
  const limits = attemptLimits(api.db, 'registration');
  const parse = urlencoded({ extended: false, limit: '20kb' });

  router.get('/registration', (req, res) => {
    const language = languageOf(req);
    sendPage(res, {
      language,
      page: registrationPage({ language, id: newId(), form: formIn(req.query) }),
    });
  });

  // Validates the steps up to the posted one; nothing is stored and nothing looked up.
  router.post('/registration/check', parse, async (req, res) => {
    const form = formOf(req);
    const steps = [0, 1, 2].filter((step) => step <= Number(text(form.step)));
    answer(req, res, {
      form: formIn(form),
      errors: await checkedRegistration(formIn(form), steps),
      isCheck: true,
    });
  });

  router.post('/registration', parse, async (req, res) => {
    const fields = formOf(req);
    const form = formIn(fields);
    const errors = await checkedRegistration(form);
    if (Object.keys(errors).length > 0) return answer(req, res, { form, errors });
    const wait = await limits
      .take({ account: form.email, address: req.ip ?? '' })
      .catch((): RegistrationProblem => 'IdentityServerUnreachable');
    if (wait !== null) return answer(req, res, { form, errors: {}, problem: wait });
    const id = text(fields.id);
    const done = await register(api, state, {
      id: isId(id) ? id : newId(),
      form,
      language: languageOf(req, fields.lang),
      broker: introducerOfRequest()?.id ?? null,
      address: req.ip ?? '',
    });
    if ('problem' in done) return answer(req, res, { form, errors: {}, problem: done.problem });
    markBrowser(req, res, browserMark(state.sealer, done.id));
    const next = `${registrationPath}/sent`;
    if (wantsJson(req)) res.set('Cache-Control', 'no-store').json({ errors: {}, next });
    else res.redirect(303, next);
  });

  router.use(handleConfirmation(api, state));
  return router;
}

/** Field rules, and whether the password is easy to guess. */
async function checkedRegistration(
  form: RegistrationForm,
  steps?: readonly number[],
): Promise<RegistrationErrors> {
  const errors = checkRegistration(form, steps);
  const isAsked = steps === undefined || steps.includes(2);
  const { firstName, lastName, email, companyName } = form;
  if (
    isAsked &&
    !errors.password &&
    (await isGuessable(form.password, [firstName, lastName, email, companyName]))
  )
    errors.password = 'guessable';
  return errors;
}

interface Answer {
  form: RegistrationForm;
  errors: RegistrationErrors;
  problem?: RegistrationProblem | number;
  isCheck?: boolean;
}

/** Validation errors, as a page with the posted values, or as JSON by field for the page's script. */
function answer(req: Request, res: Response, given: Answer): void {
  const { problem, errors } = given;
  const language = languageOf(req, formOf(req).lang);
  const isWrong = Object.keys(errors).length > 0;
  const status = typeof problem === 'number' ? 429 : problem ? 503 : isWrong ? 422 : 200;
  if (typeof problem === 'number') res.set('Retry-After', String(problem));
  // For the page's script validation errors are a successful response.
  if (given.isCheck || wantsJson(req)) answerScript(res.status(problem ? status : 200), given, language);
  else answerPage(req, res, { ...given, language, status });
}

function answerPage(
  req: Request,
  res: Response,
  { form, errors, problem, language, status }: Answer & { language: Language; status: number },
): void {
  const { id } = formOf(req);
  const page = registrationPage({ language, id: isId(id) ? id : newId(), form, errors, problem });
  sendPage(res, { status, language, page });
}

function answerScript(res: Response, { errors, problem }: Answer, language: Language): void {
  const texts = Object.entries(errors).map(([name, wrong]) => [name, fieldProblemText(wrong, language)]);
  res.set('Cache-Control', 'no-store').json({
    errors: Object.fromEntries(texts),
    ...(problem === undefined ? {} : inWords(problem, language)),
  });
}

function inWords(
  problem: RegistrationProblem | number,
  language: Language,
): { problem: string; code: string } {
  const texts = registrationTexts(language);
  return typeof problem === 'number'
    ? { problem: fill(texts.tooMany, { when: inMinutes(problem, language) }), code: 'TOO_MANY_REQUESTS' }
    : { problem: texts.problems[problem].text, code: problem };
}

const wantsJson = (req: Request): boolean => req.headers.accept === 'application/json';

function formIn(fields: Readonly<Record<string, unknown>>): RegistrationForm {
  const { accountType, companyName, firstName, lastName, email, phone, password, repeat, terms, privacy } =
    fields;
  return {
    accountType: text(accountType),
    companyName: text(companyName),
    firstName: text(firstName),
    lastName: text(lastName),
    email: text(email),
    phone: text(phone),
    password: text(password),
    repeat: text(repeat),
    terms: text(terms),
    privacy: text(privacy),
  };
}
