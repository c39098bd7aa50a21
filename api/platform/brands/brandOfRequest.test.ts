import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import type { Api } from '../../base/context/context';
import { build } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { brandOf } from './brandOf';
import { brandOfRequest, introducerOfRequest, rememberBrand, wearBrand } from './brandOfRequest';

const { database, ask } = useRoutes((api) => {
  // As behind the proxy that ends https.
  api.web.set('trust proxy', 1);
  api.web.use(wearBrand({ db: api.db, config: { origin: 'https://app.example' } as Api['config'] }));
  api.web.get(
    '/looks',
    (_req, res) =>
      void res.json({ broker: brandOfRequest()?.broker ?? null, by: introducerOfRequest()?.name ?? null }),
  );
  api.web.get('/home/:broker', async (req, res) => {
    rememberBrand(res, await brandOf(api.db, req.params.broker));
    res.json({});
  });
});

it('keeps the looks of a link for the visit alone, those of a sign-in for a year', async () => {
  const { id } = await build(database.db, CATALOGUE_ID, 'brokers', {
    name: 'Regalschutz',
    isWhitelabelingBroker: true,
  });
  const linked = await ask(null, 'GET', `/looks?broker=${id}`);
  expect(await linked.json()).toEqual({ broker: id, by: 'Regalschutz' });
  expect(linked.headers.get('set-cookie')).toContain(`plumbline-brand=${id}`);
  expect(linked.headers.get('set-cookie')).not.toMatch(/max-age|expires/i);
  const signedIn = await ask(null, 'GET', `/home/${id}`);
  expect(signedIn.headers.get('set-cookie')).toContain('Max-Age=31536000');
});

it('knows by whose link one came also where the broker may not sell under its own name', async () => {
  const { id } = await build(database.db, CATALOGUE_ID, 'brokers', { name: 'Lager & Mehr' });
  const linked = await ask(null, 'GET', `/looks?broker=${id}`);
  expect(await linked.json()).toEqual({ broker: null, by: 'Lager & Mehr' });
  const [cookie = ''] = (linked.headers.get('set-cookie') ?? '').split(';');
  expect(await (await ask(null, 'GET', '/looks', undefined, { cookie })).json()).toEqual({
    broker: null,
    by: 'Lager & Mehr',
  });
});

const called = (host: string, more: Record<string, string> = {}) => ({ 'x-forwarded-host': host, ...more });

it('wears the looks of the broker whose host name was called, before those kept in the browser', async () => {
  const host = 'pruefung.regalwerk.example';
  const own = await build(database.db, CATALOGUE_ID, 'brokers', {
    name: 'Regalwerk',
    isWhitelabelingBroker: true,
    host,
  });
  const other = await build(database.db, CATALOGUE_ID, 'brokers', { isWhitelabelingBroker: true });
  const looks = async (path: string, headers: Record<string, string>) =>
    brokerIn(await ask(null, 'GET', path, undefined, headers));
  const cookie = `plumbline-brand=${other.id}`;
  expect(await looks('/looks', called(host))).toBe(own.id);
  expect(await looks('/looks', called(host.toUpperCase(), { cookie }))).toBe(own.id);
  expect(await looks('/looks', called('app.example', { cookie }))).toBe(other.id);
  expect(await looks('/looks', called('app.example'))).toBeNull();
  expect(await looks('/looks', called('unknown.example'))).toBeNull();
  expect(await looks(`/looks?broker=${other.id}`, called(host))).toBe(other.id);
});

it('takes a broker that nobody knows for none named', async () => {
  const kept = await build(database.db, CATALOGUE_ID, 'brokers', { isWhitelabelingBroker: true });
  const cookie = `plumbline-brand=${kept.id}`;
  for (const broker of ['0192f0c0-0000-7000-8000-00000000dead', 'x', '']) {
    const answer = await ask(null, 'GET', `/looks?broker=${broker}`, undefined, { cookie });
    expect(await brokerIn(answer)).toBe(kept.id);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

const brokerIn = async (answer: Response): Promise<unknown> => Object(await answer.json()).broker;
