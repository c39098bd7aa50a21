import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { registerHooks } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';
import { emptyBin } from '../../platform/bin/emptyBin';
import { type FileStore, openDiskStore } from '../../platform/files/fileStore';
import { forgetContents } from '../../platform/files/forgetContents';
import { storeFile } from '../../platform/files/storeFile';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { binPictures } from './binPictures';

const database = useTestDatabase();
const { auditPlannings } = definitions;
let store: FileStore;
beforeAll(async () => {
  store = await openDiskStore(await mkdtemp(path.join(tmpdir(), 'plumbline-signatures-')));
  registerHooks('files', forgetContents(store));
  registerHooks('auditPlannings', binPictures);
});
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);

async function desk() {
  const instance = await buildAccount(database.db);
  const call = callAs(database.db, actorOf(instance));
  const signature = async (background: string) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
    const hash = createHash('sha256').update(png).digest('hex');
    const content = Readable.from([png]);
    const image = await storeFile(call, store, { hash, name: 'sign.png', content, maxBytes: 1e6 });
    return { id: newId(), role: 'auditor' as const, name: 'Anna Nowak', date: '2026-11-17', image };
  };
  const planning = (signatures: object[]) =>
    build(database.db, instance, 'auditPlannings', { signatures: signatures as never }); // signatures built above
  const sign = (id: string, signatures: object[]) => updateRecord(call, auditPlannings, id, { signatures });
  const isKept = async ({ image }: { image: { hash: string } }) => store.has(instance, image.hash);
  return { signature, planning, sign, isKept };
}

it('deletes the picture of a replaced signature after thirty days', async () => {
  const { signature, planning, sign, isKept } = await desk();
  const [first, second] = [await signature('#102030'), await signature('#405060')];
  const { id } = await planning([first]);
  await sign(id, [second]);
  await emptyBin(database.db, later(29));
  expect([await isKept(first), await isKept(second)]).toEqual([true, true]);
  await emptyBin(database.db, later(31));
  expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
});

it('keeps a picture used by another appointment, referenced again or uploaded again', async () => {
  const { signature, planning, sign, isKept } = await desk();
  const [shared, again, brought] = [
    await signature('#111111'),
    await signature('#222222'),
    await signature('#333333'),
  ];
  const { id } = await planning([shared]);
  await planning([shared]);
  await sign(id, [again]);
  await sign(id, [brought]);
  // A device that was offline still references the removed picture.
  await sign(id, [again]);
  await signature('#333333');
  await emptyBin(database.db, later(31));
  expect([await isKept(shared), await isKept(again), await isKept(brought)]).toEqual([true, true, true]);
});
