import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { build } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { brandOf } from './brandOf';
import { brandOfRequest, introducerOfRequest, rememberBrand, wearBrand } from './brandOfRequest';

const { database, ask } = useRoutes((api) => {
  api.web.use(wearBrand(api));
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
