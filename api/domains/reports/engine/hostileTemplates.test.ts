import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../base/errors/errors';
import { readTemplate } from './readTemplate';
import { renderReport, stopReportEngine } from './renderReport';
import { templateSandbox } from './run/templateSandbox';
import { samplePicture } from './sample/samplePicture';
import { sampleContext } from './sampleContext';
import { openTemplate } from './template/openTemplate';
import { hostileExpressions } from './testing/hostile/expressions';
import type { Canary, HostileDocument } from './testing/hostile/hostileDocument';
import { hostileOpenDocuments } from './testing/hostile/openDocuments';
import { hostilePackages } from './testing/hostile/packages';
import { hostileWordDocuments } from './testing/hostile/wordDocuments';
import { pdfText } from './testing/readPdf';

const secret = 'Zugvogel4711';
const visits: string[] = [];
const server = await serve();
const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-canary-'));
const canary: Canary = { file: path.join(folder, 'canary.txt'), server: addressOf(server) };

const documents = [
  ...hostileWordDocuments(canary),
  ...hostileOpenDocuments(canary),
  ...hostilePackages(canary),
  ...hostileExpressions(),
];

beforeAll(() => writeFile(canary.file, secret));
afterAll(async () => {
  await stopReportEngine();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a template is refused that holds', () => {
  it.each(documents.filter(({ refusal }) => refusal))('$name', ({ template, refusal }) => {
    expect(problemsOf(template)).toContainEqual(refusal);
    // Refused when checked and when rendered.
    expect(() => openTemplate(template)).toThrow(ApiError);
  });
});

describe.runIf((await templateSandbox()) !== 'none')('a template does no harm that holds', () => {
  it.each(documents.filter(({ refusal }) => !refusal))('$name', async ({ template }) => {
    expect(problemsOf(template)).toEqual([]);
    const { pdf } = await renderReport({
      template,
      context: sampleContext('en-EN', { equipment: 1, photos: 0 }),
      language: 'en-EN',
      images: samplePicture,
    });
    expect(await pdfText(pdf)).not.toContain(secret);
    expect(await readFile(canary.file, 'utf8')).toBe(secret);
    expect(visits).toEqual([]);
  });
});

function problemsOf(template: Uint8Array): HostileDocument['refusal'][] {
  try {
    return readTemplate(template).problems.map(({ code, place }) => ({ code, part: place.part }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A template that cannot be opened has this one problem only.
    const code = error.code as NonNullable<HostileDocument['refusal']>['code'];
    return [{ code, part: String(error.data.part ?? '') }];
  }
}

function serve(): Promise<Server> {
  return new Promise((resolve) => {
    const listening = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1', () => resolve(listening));
  });
}

function addressOf(listening: Server): string {
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
