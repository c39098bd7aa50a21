import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { newId } from '@plumbline/resources/language/ids';
import { expect, type Page, test } from '../journey';
import { bearerOf } from './bearer';

type Row = Record<string, unknown> & { id: string };

export interface ApiOfPerson {
  list(resource: string, filter?: Record<string, unknown>): Promise<Row[]>;
  read(address: string): Promise<Row>;
  history(resource: string, id: string): Promise<Row[]>;
  create(resource: string, values: Record<string, unknown>): Promise<Row>;
  /** Calls a command of the API and returns its response. */
  command(address: string, body: Record<string, unknown>): Promise<Row>;
  /** Uploads a picture in full resolution and returns the value for a file field. */
  upload(content: Buffer, name: string): Promise<Record<string, unknown>>;
  /** Downloads an address to a file and returns its path. */
  file(path: string): Promise<string>;
  /** HTTP status of a request. */
  status(path: string): Promise<number>;
}

/** The API with the rights of the user signed in on this page. */
export async function askApi(page: Page): Promise<ApiOfPerson> {
  const headers = { authorization: await bearerOf(page) };
  // The server may close an idle connection just as it is reused.
  const reading = { headers, maxRetries: 3 };
  const read = async (path: string) => {
    const response = await page.request.get(`/api/${path}`, reading);
    expect(response.status(), path).toBe(200);
    return response.json();
  };
  return {
    list: (resource, filter = {}) =>
      read(`${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,999]`),
    read,
    history: (resource, id) => read(`${resource}/${id}/history`),
    async create(resource, values) {
      const response = await page.request.post(`/api/${resource}`, { headers, data: values });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    },
    async command(address, body) {
      const response = await page.request.post(`/api/${address}`, { headers, data: body });
      expect(response.ok(), await response.text()).toBe(true);
      return response.json();
    },
    async upload(content, name) {
      const hash = createHash('sha256').update(content).digest('hex');
      const response = await page.request.put(`/api/files/${hash}?original=kept`, {
        headers: { ...headers, 'content-type': 'image/png', 'x-file-name': name },
        data: content,
      });
      expect(response.ok(), await response.text()).toBe(true);
      return response.json();
    },
    async file(path) {
      const response = await page.request.get(`/api/${path}`, reading);
      expect(response.status(), path).toBe(200);
      const kept = test.info().outputPath(`${newId()}.bin`);
      await writeFile(kept, await response.body());
      return kept;
    },
    async status(path) {
      return (await page.request.get(`/api/${path}`, reading)).status();
    },
  };
}
