import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../entities/rowMapper';
import { lists, useImportServer } from '../testing/useImportServer';

const { fresh, running } = useImportServer();

describe('files that are refused', () => {
  it('refuses 200 MB by its declared size, before a byte of it is sent', async () => {
    const { status, body } = await new Promise<{ status?: number; body: Row }>((resolve, reject) => {
      const sending = request(
        `${running().address}/api/imports?resource=equipments`,
        {
          method: 'POST',
          headers: { 'content-length': 200 * 1024 * 1024, ...running().headersOf(fresh.owner) },
        },
        async (response) => {
          let text = '';
          for await (const chunk of response) text += chunk;
          resolve({ status: response.statusCode, body: JSON.parse(text) });
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.flushHeaders();
    });
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { code: 'IMPORT_FILE_TOO_LARGE', data: { limitMb: 2 } },
    });
  });

  it('keeps nothing of a stream above the limit, and still responds', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x;y\n');
    const endless = Readable.toWeb(Readable.from(Array.from({ length: 100 }, () => chunk)));
    // fetch needs `duplex: 'half'` for a stream body; DOM and Node declare different stream types.
    const response = await fetch(`${running().address}/api/imports?resource=equipments`, {
      method: 'POST',
      headers: running().headersOf(fresh.owner),
      body: endless,
      duplex: 'half',
    } as unknown as RequestInit);
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'IMPORT_FILE_TOO_LARGE' }]);
    expect(
      (await readdir(path.join(running().api.config.dataDir, 'imports'))).filter((name) =>
        name.endsWith('.part'),
      ),
    ).toEqual([]);
  });

  it('names what a wrong file is, and keeps nothing of it', async () => {
    const before = await readdir(path.join(running().api.config.dataDir, 'imports'));
    expect(await running().upload(fresh.owner, Buffer.from('%PDF-1.7'))).toMatchObject({
      status: 415,
      body: { code: 'IMPORT_FILE_TYPE', data: { found: 'pdf' } },
    });
    expect(await running().upload(fresh.owner, Buffer.from(''))).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_FILE_EMPTY' },
    });
    const broken = (await readFile(`${lists}Betriebsmittel-Werk-Sued.xlsx`)).subarray(0, 20_000);
    expect(await running().upload(fresh.owner, broken)).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_ZIP_BROKEN' },
    });
    expect(await readdir(path.join(running().api.config.dataDir, 'imports'))).toEqual(before);
    const response = await fetch(`${running().address}/api/imports?resource=audits`, {
      method: 'POST',
      headers: running().headersOf(fresh.owner),
      body: 'Nr\n1',
    });
    expect(response.status).toBe(404);
  });
});
