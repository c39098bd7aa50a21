import * as commands from '@plumbline/resources/commands/reports';
import { isId } from '@plumbline/resources/language/ids';
import { isLanguage, type Language } from '@plumbline/resources/language/languages';
import type { Request, Response } from 'express';
import type { Api } from '../../../base/context/context';
import { asSystem } from '../../../entities/call';
import { handleCommand } from '../../../entities/handleCommand';
import { findTyped } from '../../../entities/typedRecords';
import { languageOf } from '../../../platform/auth/issuer/pages/pageLanguage';
import { tooManyPage } from '../../../platform/auth/issuer/pages/tooManyPage';
import { type AttemptLimits, attemptLimits } from '../../../platform/auth/passwords/attemptLimits';
import { signInState } from '../../../platform/auth/signInState';
import { brandOfAccount, wearBrand } from '../../../platform/brands';
import type { FileStore } from '../../../platform/files/fileStore';
import { isLinkOf } from '../mails/reportLink';
import { nameOnCertificate } from '../seal/nameOnCertificate';
import { sealCertificates } from '../seal/reportSeal';
import { checkPdf } from './checkPdf';
import { findByHash } from './findByHash';
import { checkPage, linkEndedPage, pdfPage, type ShownSeal, verifyPage } from './verifyPage';

/**
 * Mounts the routes without sign-in: `GET /verify/<hash>` verifies a report, `POST /verify` its PDF, `GET
 * /r/<mail>/<token>` downloads a mailed report. All are rate-limited by the client's address.
 */
export function mountVerify(api: Api, store: FileStore): void {
  api.web.use(['/verify', '/r'], wearBrand(api));
  const checks = attemptLimits(api.db, 'verification');
  const links = attemptLimits(api.db, 'reportLink');

  handleCommand(api, commands.verifyReport, async (_call, _input, { req, res, hash }) => {
    if (await isTooMany(checks, req, res, hash)) return;
    const { verdict, instance, sealCertificate } = await findByHash(api.db, hash);
    const brand = instance ? await brandOfAccount(api.db, instance) : undefined;
    page(res)
      .status(verdict.state === 'unknown' ? 404 : 200)
      .send(
        verifyPage({
          language: readerOf(req),
          hash,
          verdict,
          brand,
          seal: await sealOf(api, sealCertificate),
        }),
      );
  });

  handleCommand(api, commands.openVerification, async (_call, _input, { req, res }) => {
    page(res).send(checkPage({ language: readerOf(req) }));
  });

  handleCommand(api, commands.verifyPdf, async (_call, _input, { req, res }) => {
    if (await isTooMany(checks, req, res, 'pdf')) return;
    const language = readerOf(req);
    const found = await checkPdf(api.db, store, req);
    if (found.state === 'known') return void res.redirect(303, `/verify/${found.hash}?lang=${language}`);
    if ('problem' in found)
      return void page(res)
        .status(422)
        .send(checkPage({ language, problem: found.problem }));
    const certificate = 'certificate' in found ? found.certificate : null;
    page(res)
      .status(certificate ? 200 : 404)
      .send(pdfPage({ language, ...found, seal: await sealOf(api, certificate) }));
  });

  handleCommand(api, commands.openMailedReport, async (_call, _input, { req, res, mail, token }) => {
    if (await isTooMany(links, req, res, mail)) return;
    const document = await linkedDocument(api, mail, token);
    if (!document || !(await store.has(document.instance, document.hash))) {
      page(res)
        .status(404)
        .send(linkEndedPage({ language: readerOf(req), address: req.path }));
      return;
    }
    res
      .set('Cache-Control', 'private, no-store')
      .set('Content-Disposition', `attachment; filename="${document.name.replace(/[^\w.-]/g, '_')}"`)
      .type('application/pdf')
      .send(await store.read(document.instance, document.hash));
  });
}

/** Whose certificate a report is sealed with, by its SHA-256. */
async function sealOf({ db }: Pick<Api, 'db'>, fingerprint: string | null): Promise<ShownSeal | null> {
  const certificate = fingerprint && (await sealCertificates(db)).get(fingerprint);
  return certificate ? { name: nameOnCertificate(certificate), fingerprint } : null;
}

/** The PDF of a link that has not expired. */
async function linkedDocument(api: Api, mail: string, token: string) {
  const { sealer } = await signInState(api);
  if (!isId(mail) || !isLinkOf(sealer, mail, token)) return undefined;
  const row: { instance: string; report: string; linkExpiresAt: Date | null } | undefined = await api
    .db('reportMails')
    .where({ id: mail, deletedAt: null })
    .first('instance', 'report', 'linkExpiresAt');
  if (!row?.linkExpiresAt || row.linkExpiresAt.getTime() < api.now().getTime()) return undefined;
  const call = asSystem({ db: api.db, now: api.now() }, row.instance);
  const report = await findTyped(call, 'auditReports', row.report);
  return report?.document ? { instance: row.instance, ...report.document } : undefined;
}

async function isTooMany(
  limits: AttemptLimits,
  req: Request,
  res: Response,
  asked: string,
): Promise<boolean> {
  const seconds = await limits.take({ account: asked, address: req.ip ?? '' });
  if (seconds === null) return false;
  page(res)
    .status(429)
    .set('Retry-After', String(seconds))
    .send(tooManyPage({ language: readerOf(req), seconds }));
  return true;
}

const page = (res: Response): Response =>
  res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html');

/** Language from `?lang`, else the browser's first supported language. */
function readerOf(req: Request): Language {
  const { lang } = req.query;
  return isLanguage(lang) ? lang : languageOf(req, req.acceptsLanguages().join(' '));
}
