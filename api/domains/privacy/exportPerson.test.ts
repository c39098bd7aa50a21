import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../base/context/context';
import { type FileStore, openDiskStore } from '../../platform/files/fileStore';
import { actorOf, build, buildAccount } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { mountPrivacy } from './configurePrivacy';
import { pageValue } from './pageValue';
import { technicalTables } from './technicalTables';

const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-privacy-'));
let store: FileStore;
// The routes are mounted before the store is open, and use it only per request.
const later: Pick<FileStore, 'has' | 'read'> = {
  has: (...which) => store.has(...which),
  read: (...which) => store.read(...which),
};
const { database, ask } = useRoutes((api: Api) => {
  api.web.use((req, _res, next) => {
    const actor = req.feathers?.actor;
    if (actor) req.feathers = { ...req.feathers, signedIn: { actor, by: 'session', id: 's', until: 0 } };
    next();
  });
  mountPrivacy(api, later as FileStore, async () => {});
});
beforeAll(async () => {
  store = await openDiskStore(folder);
});

interface Part {
  account: string | null;
  sections: { name: string; rows: Record<string, unknown>[] }[];
}
async function take(actor: Parameters<typeof ask>[0], address: string) {
  const answer = await ask(actor, 'POST', address);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string | undefined) => strFromU8(files[name ?? ''] ?? new Uint8Array());
  const page = Object.keys(files).find((name) => name.endsWith('.html'));
  const { parts } = JSON.parse(text('data.json')) as { parts: Part[] };
  return { parts, page: text(page), names: Object.keys(files) };
}
const rowsOf = (part: Part | undefined, name: string) =>
  part?.sections.filter((one) => one.name === name).flatMap(({ rows }) => rows) ?? [];

async function world() {
  const { db } = database;
  const account = await buildAccount(db, { companyName: 'Prüfwerk Süd' });
  const user = (await build(db, CATALOGUE_ID, 'users', { firstName: 'Łucja', lastName: 'Żak' })).id;
  const person = (
    await build(db, account, 'contacts', {
      firstName: 'Łucja',
      lastName: 'Żak',
      user,
      instanceRole: 'Employee',
      address: { city: 'Łódź' },
    })
  ).id;
  return { db, account, user, person };
}

describe('personal data of a person', () => {
  it('is exported from all tables of the account, as page and as JSON, with the signature', async () => {
    const { db, account, person } = await world();
    const other = (await build(db, account, 'contacts', { firstName: 'Somebody', lastName: 'Else' })).id;
    const planning = await build(db, account, 'auditPlannings', {
      auditor: person,
      contact: other,
      title: 'Jesień',
    });
    await build(db, account, 'auditPlannings', { auditor: other, title: 'Not hers' });
    const rack = await build(db, account, 'equipments', { responsiblePerson: 'Łucja Żak' });
    const image = { hash: 'a'.repeat(64), name: 'podpis.png', mimeType: 'image/png', size: 3 };
    const temporary = path.join(store.temporaryFolder, newId());
    await writeFile(temporary, 'png');
    await store.adopt(account, image.hash, temporary);
    const report = await build(db, account, 'auditReports', { planning: planning.id, auditor: person });
    const sign = (name: string, file: object) => ({
      id: newId(),
      role: 'auditor',
      name,
      date: '2026-11-01',
      image: file,
    });
    const foreign = { ...image, hash: 'b'.repeat(64) };
    await db('auditReports')
      .where({ id: report.id })
      .update({ signatures: JSON.stringify([sign('Łucja Żak', image), sign('Klient', foreign)]) });

    const { parts, page, names } = await take(actorOf(account), `/api/contacts/${person}/exportPersonalData`);
    const [part] = parts;
    expect(parts).toHaveLength(1);
    expect(rowsOf(part, 'contacts')).toMatchObject([
      { id: person, lastName: 'Żak', address: { city: 'Łódź' } },
    ]);
    expect(rowsOf(part, 'auditPlannings')).toMatchObject([
      { id: planning.id, auditor: person, title: 'Jesień' },
    ]);
    expect(JSON.stringify(parts)).not.toContain(other);
    expect(rowsOf(part, 'equipments')).toMatchObject([{ id: rack.id, responsiblePerson: 'Łucja Żak' }]);
    expect(rowsOf(part, 'auditReports')).toMatchObject([
      { id: report.id, signatures: [{ name: 'Łucja Żak' }] },
    ]);
    expect(JSON.stringify(parts)).not.toContain('Klient');
    expect(names.filter((name) => name.startsWith('files/'))).toEqual(['files/aaaaaaaa podpis.png']);
    expect(page).toMatch(/<th>Nazwisko<td>Żak/);
    expect(page).toContain('<h3>Terminy przeglądów</h3>');
    expect(page).toContain('<th>Planowana data<td>20 lis 2026');
    const [record] = await db('privacyRecords').where({ instance: account });
    expect(record).toMatchObject({ kind: 'EXPORT', entity: 'contacts', person });
  });

  it('has labels for each exported table and column in all languages', () => {
    for (const language of languages) {
      const texts = textsOf(readLocale(language));
      const keys = technicalTables.flatMap(({ name, columns }) =>
        columns.length === 0 ? [] : [name, ...columns.map((column) => `fields.${column}`)],
      );
      const write = pageValue({ language, word: (key) => texts.get(key) });
      expect(write('resource', 'contacts')).not.toBe('contacts');
      expect(write('operation', 'restore')).not.toBe('restore');
      expect(write('at', '2026-11-22T00:42:51.041Z')).toMatch(/2026.*0:42 UTC/);
      expect(keys.filter((key) => !texts.has(`privacy.technical.${key}`))).toEqual([]);
    }
  });

  it('is available only to owners and administrators of the account', async () => {
    const { account, person } = await world();
    const address = `/api/contacts/${person}/exportPersonalData`;
    const status = async (actor: Parameters<typeof ask>[0]) => (await ask(actor, 'POST', address)).status;
    expect(await status(actorOf(account, 'Administrator'))).toBe(200);
    expect(await status(actorOf(account, 'Employee'))).toBe(403);
    expect(await status(actorOf(await buildAccount(database.db)))).toBe(404);
    expect(await status(null)).toBe(401);
    const mirroring = { id: newId(), until: '2026-11-18T00:00:00Z', mayWrite: false };
    expect(await status(actorOf(account, 'Owner', { mirroring }))).toBe(403);
  });

  it('is available to the person itself, with the user and all its accounts', async () => {
    const { db, account, user, person } = await world();
    const second = await buildAccount(db, { companyName: 'Drugie' });
    const there = (await build(db, second, 'contacts', { user, firstName: 'Łucja', lastName: 'Żak' })).id;
    await build(db, account, 'contacts', { firstName: 'Colleague', lastName: 'Secret' });
    await build(db, second, 'savedFilters', { user, name: 'My view' });
    const { parts } = await take(
      actorOf(account, 'Employee', { user, contact: person }),
      '/api/personalData',
    );
    expect(parts.map((part) => part.account).sort()).toEqual([null, 'Drugie', 'Prüfwerk Süd'].sort());
    const home = parts.find((part) => part.account === null);
    expect(rowsOf(home, 'users')).toMatchObject([{ id: user }]);
    expect(rowsOf(home, 'savedFilters')).toMatchObject([{ name: 'My view' }]);
    const drugie = parts.find((part) => part.account === 'Drugie');
    expect(rowsOf(drugie, 'contacts')).toMatchObject([{ id: there }]);
    expect(JSON.stringify(parts)).not.toContain('Secret');
    expect(JSON.stringify(parts)).not.toMatch(/passwordHash|"hash":"[0-9a-f-]{36}"/);
    expect(await db('privacyRecords').where({ instance: second })).toHaveLength(1);
  });
});
