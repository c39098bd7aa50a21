import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { contrast } from '@plumbline/resources/rules/brands/color';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageGrounds } from '../../base/pages/styles';
import { updateRecord } from '../../entities/updateRecord';
import { configureFiles } from '../files/configureFiles';
import { type FileStore, openDiskStore } from '../files/fileStore';
import { storeFile } from '../files/storeFile';
import { actorOf, build, buildAccount, callAs, systemCall } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { brandOf, brandOfAccount } from './brandOf';
import { configureBrands } from './configureBrands';
import { pageColors } from './pageColors';

let store: FileStore;
beforeAll(async () => {
  store = await openDiskStore(await mkdtemp(path.join(tmpdir(), 'plumbline-brands-')));
});
const lazily = (): FileStore =>
  new Proxy({} as FileStore, { get: (_target, name) => store[name as keyof FileStore] });
const { database, ask } = useRoutes((api) => {
  configureFiles(api, lazily());
  configureBrands(api, lazily());
});

const logo = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#1b5e3b' } })
  .png()
  .toBuffer();
const hash = createHash('sha256').update(logo).digest('hex');

/** A broker whose own account has uploaded a logo and put it into the broker's row. */
async function brokerWithLogo(isUnlocked = true) {
  const { db } = database;
  const home = await buildAccount(db, { instanceType: 'BROKER' });
  const { id } = await build(db, CATALOGUE_ID, 'brokers', {
    account: home,
    isWhitelabelingBroker: isUnlocked,
  });
  const actor: Actor = actorOf(home, 'Owner', { instanceType: 'BROKER', broker: id, brokers: [id] });
  const call = callAs(db, actor);
  await storeFile(call, store, { hash, name: 'logo.png', content: Readable.from([logo]), maxBytes: 1e6 });
  const value = { hash, name: 'logo.png', mimeType: 'image/png', size: logo.length };
  await updateRecord(call, definitions.brokers, id, { logo: value });
  return { id, actor };
}

describe('a broker’s own file', () => {
  it('is read by the people of the broker and of the accounts it looks after, and by nobody else', async () => {
    const { id, actor } = await brokerWithLogo();
    const read = async (who: Actor) => (await ask(who, 'GET', `/api/brokers/${id}/files/${hash}`)).status;
    expect(await read(actor)).toBe(200);
    expect(await read(actorOf('0192f0c0-0000-7000-8000-000000000001', 'Employee', { broker: id }))).toBe(200);
    expect(
      await read(actorOf('0192f0c0-0000-7000-8000-000000000002', 'Owner', { broker: CATALOGUE_ID })),
    ).toBe(404);
  });

  it('stays missing where the writer never uploaded it', async () => {
    const { actor, id } = await brokerWithLogo();
    const foreign = { hash: 'a'.repeat(64), name: 'x.png', mimeType: 'image/png', size: 1 };
    await expect(
      updateRecord(callAs(database.db, actor), definitions.brokers, id, { reportLogo: foreign }),
    ).rejects.toMatchObject({ code: 'FILE_MISSING' });
  });
});

describe('a broker’s looks', () => {
  it('are worn where the provider has unlocked it, and shown to who is not signed in', async () => {
    const { db } = database;
    const { id } = await brokerWithLogo();
    const theme = await build(db, CATALOGUE_ID, 'themes', { broker: id, primaryColor: '#FFD400' });
    await updateRecord(systemCall(db, CATALOGUE_ID), definitions.brokers, id, {
      theme: theme.id,
      poweredByText: null,
    });
    const account = await buildAccount(db, { broker: id });
    expect(await brandOfAccount(db, account)).toMatchObject({
      broker: id,
      logo: hash,
      colors: { primaryColor: '#FFD400', headerColor: null },
      poweredBy: 'Powered by Plumbline',
    });
    const shown = await ask(null, 'GET', `/api/brands/${id}/logo?v=${hash.slice(0, 12)}`);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const icon = await ask(null, 'GET', `/api/brands/${id}/icon.png?size=192`);
    expect(await sharp(Buffer.from(await icon.arrayBuffer())).metadata()).toMatchObject({
      width: 192,
      height: 192,
    });
    expect(await (await ask(null, 'GET', `/api/brands/${id}/colors.css`)).text()).toContain('--main:#');
    const manifest = await ask(null, 'GET', `/api/brands/${id}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ id: '/', theme_color: '#FFD400' });
  });

  it('are nobody’s where it is not unlocked, for no broker and for one that is gone', async () => {
    const { id } = await brokerWithLogo(false);
    expect(await brandOf(database.db, id)).toBeNull();
    expect(await brandOf(database.db, null)).toBeNull();
    expect((await ask(null, 'GET', `/api/brands/${id}/logo`)).status).toBe(404);
    expect((await ask(null, 'GET', '/api/brands/x/logo')).status).toBe(404);
    const gone = await brokerWithLogo();
    await database.db('brokers').where({ id: gone.id }).update({ deletedAt: new Date() });
    expect(await brandOf(database.db, gone.id)).toBeNull();
  });

  it('read well on the pages before the sign-in, whatever the colour', () => {
    const colors = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const none = { secondaryColor: null, headerColor: null, backgroundColor: null, textColor: null };
    fc.assert(
      fc.property(colors, (primaryColor) => {
        const made = pageColors({ ...none, primaryColor });
        for (const mode of ['light', 'dark'] as const) {
          const { main, onMain } = made[mode];
          for (const ground of [...pageGrounds[mode], onMain])
            expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});

it('the person who asks again and again is told to wait, and what was got may be kept', async () => {
  const { id } = await brokerWithLogo();
  const icon = await ask(null, 'GET', `/api/brands/${id}/icon.png?size=192&v=${hash.slice(0, 12)}`);
  expect([icon.status, icon.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const manifest = await ask(null, 'GET', `/api/brands/${id}/manifest.webmanifest`);
  expect([manifest.status, manifest.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  const many = await Promise.all(
    Array.from({ length: 600 }, () => ask(null, 'GET', `/api/brands/${CATALOGUE_ID}/manifest.webmanifest`)),
  );
  expect(many.map(({ status }) => status)).toContain(429);
  const refused = await ask(null, 'GET', `/api/brands/${id}/logo`);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'TOO_MANY_REQUESTS', data: { seconds: expect.any(Number) } },
  ]);
});
