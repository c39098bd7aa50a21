import * as commands from '@plumbline/resources/commands/publicPages';
import { isLanguage, type Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Request, Response } from 'express';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { languageOf } from '../../platform/auth/issuer/pages/pageLanguage';
import { tooManyPage } from '../../platform/auth/issuer/pages/tooManyPage';
import { type AttemptLimits, attemptLimits } from '../../platform/auth/passwords/attemptLimits';
import { brandOf, wearBrand } from '../../platform/brands';
import type { FileStore } from '../../platform/files';
import type { JobRunner } from '../../platform/jobs';
import { damageAlertKind, sendDamageAlert } from './damageAlert';
import { emptyDraft } from './damageDraft';
import { damageFormPage, damageThanksPage } from './damagePages';
import { findPublicPiece, type PublicFind } from './findPublicPiece';
import { damageHooks, numberOfReport } from './keepDamage';
import { previewPage } from './previewPage';
import { publicPage, unknownCodePage } from './publicPage';
import { takeDamage } from './takeDamage';

/**
 * Mounts the pages without sign-in: `GET /q/<code>` shows the public data of the equipment with the code,
 * `/q/<code>/damage` accepts damage reports if the account enabled them. Rate-limited by IP address.
 */
export function configurePublicPages(api: Api, store: FileStore, jobs: JobRunner): void {
  registerHooks('tasks', damageHooks);
  jobs.handle(damageAlertKind, { maxAttempts: 5, run: sendDamageAlert });
  api.web.use('/q', wearBrand(api));
  const views = attemptLimits(api.db, 'publicPage');

  handleCommand(api, commands.openPublicPage, async (_call, _input, { req, res, code }) => {
    if (await isTooMany(views, { req, res, asked: code })) return;
    const language = readerOf(req);
    const found = await findPublicPiece(api.db, code);
    const brand = await brandOf(api.db, found?.account.broker);
    if (!found) return void page(res).status(404).send(unknownCodePage(language, req.path));
    page(res).send(publicPage({ ...found, language, brand, today: dayOf(api.now()) }));
  });

  /** The equipment if damage reports are enabled; otherwise undefined, and the page for unknown codes was sent. */
  const reportable = async (req: Request, res: Response, code: string) => {
    if (await isTooMany(views, { req, res, asked: code })) return undefined;
    const found = await findPublicPiece(api.db, code);
    const brand = await brandOf(api.db, found?.account.broker);
    if (found?.account.takesDamageReports) return { ...found, brand, ...pageOf(found, readerOf(req)) };
    page(res)
      .status(404)
      .send(unknownCodePage(readerOf(req), req.path));
    return undefined;
  };

  handleCommand(api, commands.openDamageForm, async (_call, { report }, { req, res, code }) => {
    const found = await reportable(req, res, code);
    if (!found) return;
    const number = report ? await numberOfReport(api, found.piece, report) : null;
    page(res).send(
      number === null
        ? damageFormPage({ ...found, draft: emptyDraft() })
        : damageThanksPage({ ...found, number }),
    );
  });

  const take = takeDamage(api, store);
  handleCommand(api, commands.reportDamage, async (_call, _input, { req, res, code }) => {
    const found = await reportable(req, res, code);
    if (!found) return;
    const answer = await take(req, found);
    if ('seconds' in answer) return void tooMany(req, res, answer.seconds);
    if ('draft' in answer)
      return void page(res)
        .status(422)
        .send(damageFormPage({ ...found, ...answer }));
    // Redirect after POST: reloading the page must not send the report again.
    res.redirect(303, `${req.path}?report=${answer.id}&lang=${readerOf(req)}`);
  });

  handleCommand(api, commands.previewPublicPage, async (call, input, { res, id }) => {
    page(res).send(await previewPage(call, id, input));
  });
}

/** Properties common to all pages of the equipment. */
const pageOf = ({ piece, account }: PublicFind, language: Language) => ({
  language,
  code: piece.code,
  name: account.switches.publicIdentification ? piece.identNumber : null,
});

async function isTooMany(
  limits: AttemptLimits,
  { req, res, asked }: { req: Request; res: Response; asked: string },
): Promise<boolean> {
  const seconds = await limits.take({ account: asked, address: req.ip ?? '' });
  if (seconds !== null) tooMany(req, res, seconds);
  return seconds !== null;
}

function tooMany(req: Request, res: Response, seconds: number): void {
  page(res)
    .status(429)
    .set('Retry-After', String(seconds))
    .send(tooManyPage({ language: readerOf(req), seconds }));
}

const page = (res: Response): Response =>
  res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html');

/** By `?lang`, else the browser's first supported language. */
function readerOf(req: Request): Language {
  const { lang } = req.query;
  return isLanguage(lang) ? lang : languageOf(req, req.acceptsLanguages().join(' '));
}
