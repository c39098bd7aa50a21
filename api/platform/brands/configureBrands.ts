import * as commands from '@plumbline/resources/commands/platform';
import { CATALOGUE_ID, isId } from '@plumbline/resources/language/ids';
import { type Brand, iconEdges } from '@plumbline/resources/rules/brands/brand';
import type { Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import type { FileStore } from '../files';
import { brandIcon, letterIcon } from './brandIcon';
import { brandOf } from './brandOf';
import { findVisit } from './brandOfRequest';
import { manifestOf } from './manifestOf';
import { brandStyles } from './pageColors';

/**
 * Mounts what a broker shows to everyone, signed in or not, below `/api/brands/<id>/`: `logo`, `icon.png`,
 * `colors.css` for the sign-in pages, `manifest.webmanifest` for installing the app. NOT_FOUND for brokers without
 * white-labelling, TOO_MANY_REQUESTS with the seconds to wait after 600 requests in ten minutes.
 */
export function configureBrands(api: Api, store: FileStore): void {
  // In memory, per process: it only protects the database from a flood.
  const limiter = new RateLimiterMemory(limit);
  api.web.use('/api/brands', async (req, _res, next) => {
    await limiter.consume(req.ip ?? '').catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(refusal.msBeforeNext / 1000) });
    });
    next();
  });

  // Browsers request a manifest without cookies: only the host identifies the broker.
  api.web.get('/manifest.webmanifest', async (req, res, next) => {
    const { brand } = await findVisit(api, req);
    if (!brand) return next();
    res.set({ 'Cache-Control': 'private, no-cache', Vary: 'Host, Cookie' });
    res.type('application/manifest+json').send(JSON.stringify(manifestOf(brand)));
  });

  handleCommand(api, commands.readBrandLogo, async (_call, { v = '-' }, { res, broker }) => {
    const { logo, mimeType } = await logoFor(api, store, broker);
    keep(res, logo.startsWith(v));
    res.set('Content-Security-Policy', "default-src 'none'; sandbox").type(mimeType);
    store
      .stream(CATALOGUE_ID, logo)
      .on('error', () => res.destroy())
      .pipe(res);
  });

  handleCommand(api, commands.readBrandIcon, async (_call, { size, v = '-' }, { res, broker }) => {
    const brand = await brandFor(api, broker);
    const edge = iconEdges.find((one) => String(one) === size) ?? fail('BAD_QUERY', { field: 'size' });
    const { logo } = brand;
    const icon =
      logo && (await store.has(CATALOGUE_ID, logo))
        ? await brandIcon(logo, edge, () => store.read(CATALOGUE_ID, logo))
        : await letterIcon(brand.name, brand.colors, edge);
    keep(res, logo?.startsWith(v) ?? false);
    res.type('png').send(icon);
  });

  handleCommand(api, commands.readBrandColors, async (_call, _input, { res, broker }) => {
    const { colors } = await brandFor(api, broker);
    keep(res, false);
    res.type('css').send(colors ? brandStyles(colors) : '');
  });

  handleCommand(api, commands.readBrandManifest, async (_call, _input, { res, broker }) => {
    keep(res, false);
    res.type('application/manifest+json').send(JSON.stringify(manifestOf(await brandFor(api, broker))));
  });
}

/**
 * Per IP address: each start of the app makes four such requests, a whole office may share one address, and browsers
 * cache the responses.
 */
const limit = { points: 600, duration: 10 * 60 };

async function logoFor(
  api: Api,
  store: FileStore,
  broker: unknown,
): Promise<{ logo: string; mimeType: string }> {
  const { logo } = await brandFor(api, broker);
  const file = logo
    ? await api.db('files').where({ instance: CATALOGUE_ID, hash: logo, deletedAt: null }).first('mimeType')
    : undefined;
  if (!logo || !file || !(await store.has(CATALOGUE_ID, logo))) return fail('NOT_FOUND');
  return { logo, mimeType: file.mimeType };
}

const brandFor = async (api: Api, broker: unknown): Promise<Brand> =>
  (isId(broker) ? await brandOf(api.db, broker) : null) ?? fail('NOT_FOUND');

/** Immutable if the address contains the content's hash; else cached for five minutes. */
const keep = (res: Response, forGood: boolean): void => {
  res.set('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
};
