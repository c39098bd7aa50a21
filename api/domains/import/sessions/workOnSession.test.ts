import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { noon } from '../../../platform/testing/factories';
import { sessionOf, useImportServer } from '../testing/useImportServer';
import { keepSessions } from './keepSessions';

const { database, fresh, running, settled, uploadText, dryRun, equipment } = useImportServer();

describe('sessions', () => {
  it('resumes after kill -9 and imports every row exactly once', async () => {
    const rows = 4000;
    const uploaded = await uploadText(
      `Nr;Modell;Halle\n${Array.from({ length: rows }, (_, index) => `N-${index};Modell ${index % 7};Halle ${index % 5}\n`).join('')}`,
    );
    const checked = sessionOf(await dryRun(uploaded));
    expect(checked.state === 'checked' ? checked : await settled(uploaded.id)).toMatchObject({
      state: 'checked',
      counts: { created: rows },
    });
    await database
      .db('imports')
      .where({ id: uploaded.id })
      .update({ state: 'running', counts: null, problems: null, doneRow: 0 });
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'domains/import/testing/workUntilKilled.ts',
        database.url,
        running().api.config.dataDir,
        uploaded.id,
      ],
      { cwd: path.join(import.meta.dirname, '../../..'), stdio: 'ignore' },
    );
    for (let done = 0; done === 0; ) {
      await pause(5);
      done = Number((await database.db('imports').where({ id: uploaded.id }).first('doneRow')).doneRow);
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The database rolls back the killed process's transaction shortly after its connection is closed.
    await database.db.transaction((trx) =>
      trx('changeCounters').where({ instance: fresh.account }).forUpdate().first(),
    );
    const left = await database.db('imports').where({ id: uploaded.id }).first();
    expect(left).toMatchObject({ state: 'running' });
    expect(left.doneRow).toBeLessThan(rows);
    expect(await equipment()).toHaveLength(left.doneRow - 1);

    // No other process continues before the killed process's lease has expired.
    expect(sessionOf(await running().send(fresh.owner, 'GET', `/${uploaded.id}`)).progress.done).toBe(
      left.doneRow,
    );
    await database
      .db('imports')
      .where({ id: uploaded.id })
      .update({ leasedUntil: new Date('2000-01-01') });
    const done = await settled(uploaded.id);
    expect(done).toMatchObject({
      state: 'done',
      counts: { rows, created: rows, refused: 0, references: { products: 7, locations: 5 } },
    });
    const stored = await equipment();
    expect(new Set(stored.map(({ identNumber }) => identNumber)).size).toBe(rows);
    expect(stored).toHaveLength(rows);
    const history = await database
      .db('history')
      .where({ instance: fresh.account, resource: 'equipments' })
      .select('recordId', 'changeNumber');
    expect(new Set(history.map(({ recordId }) => recordId)).size).toBe(rows);
    expect(history).toHaveLength(rows);
    expect(
      await database.db('locations').where({ instance: fresh.account, parent: fresh.target.location }),
    ).toHaveLength(5);
  });

  it('stops a deleted import, and deletes an expired one with its file', async () => {
    const [first, second] = [await uploadText('Nr;Modell\nA-1;X\n'), await uploadText('Nr;Modell\nA-1;X\n')];
    const folder = path.join(running().api.config.dataDir, 'imports');
    expect(await running().send(fresh.owner, 'DELETE', `/${first.id}`)).toMatchObject({ status: 200 });
    expect(await running().send(fresh.owner, 'GET', `/${first.id}`)).toMatchObject({ status: 404 });
    expect(await readdir(folder)).not.toContain(first.id);
    await database
      .db('imports')
      .where({ id: second.id })
      .update({ expiresAt: new Date(noon.getTime() - 1000) });
    expect(await running().send(fresh.owner, 'GET', `/${second.id}`)).toMatchObject({ status: 404 });
    expect(await readdir(folder)).toContain(second.id);
    await keepSessions(running().api, () => false);
    expect(await readdir(folder)).not.toContain(second.id);
  });

  it('leaves no list of erased people, and nothing of uploads that were interrupted', async () => {
    const folder = path.join(running().api.config.dataDir, 'imports');
    const [kept, erased, begun] = [
      await uploadText('Nr;Modell\nA-1;X\n'),
      await uploadText('Nr;Modell\nA-1;X\n'),
      await uploadText('Nr;Modell\nA-1;X\n'),
    ];
    // As the erasure of its user does.
    await database.db('imports').whereIn('id', [erased.id, begun.id]).delete();
    await writeFile(path.join(folder, 'interrupted.part'), 'Nr;');
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of [kept.id, erased.id, 'interrupted.part'])
      await utimes(path.join(folder, name), before, before);
    await keepSessions(running().api, () => false);
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining([kept.id, begun.id]));
    expect(left).not.toContain(erased.id);
    expect(left).not.toContain('interrupted.part');
  });

  it('fails after killing its process repeatedly', async () => {
    const uploaded = await uploadText('Nr;Modell\nA-1;X\n');
    expect(sessionOf(await dryRun(uploaded))).toMatchObject({ state: 'checked' });
    const { id } = uploaded;
    await database.db('imports').where({ id }).update({ state: 'running', doneRow: 0, attempts: 3 });
    expect(await settled(id)).toMatchObject({ state: 'failed', error: { code: 'UNEXPECTED' } });
    expect(await equipment()).toHaveLength(0);
  });

  it('reports why an import failed, and keeps the rows imported before', async () => {
    const uploaded = await uploadText(
      `Nr;Modell\n${Array.from({ length: 1500 }, (_, index) => `F-${index};X\n`).join('')}"offen;X\n`,
    );
    const checked = sessionOf(await dryRun(uploaded));
    expect(checked).toMatchObject({
      state: 'failed',
      error: { code: 'IMPORT_QUOTE_OPEN', data: { row: 1502 } },
    });
    expect(await equipment()).toHaveLength(0);
  });
});
