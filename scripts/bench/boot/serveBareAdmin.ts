import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import express from 'express';
import { build } from 'vite';
import { serveCompressed } from '../../../api/base/http/serveCompressed';
import type { OnEnd } from '../line';

/**
 * Lower bound for an app of this kind: react-admin with one list of 25 rows and no code of ours, built and served like
 * the app. Without a service worker, so it cannot be opened offline.
 */
export async function serveBareAdmin(directory: string, onEnd: OnEnd): Promise<string> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'bareAdmin'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5000 },
  });
  const web = express();
  web.use('/assets', serveCompressed(path.join(directory, 'assets')));
  web.get('/api/equipments', (_request, response) => {
    response.set('Content-Range', `equipments 0-24/${rows.length}`).json(rows);
  });
  web.get('/', (_request, response) => response.sendFile(path.join(directory, 'index.html')));
  const server = web.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

const rows = Array.from({ length: 25 }, (_, index) => ({
  id: String(index),
  identNumber: `REG-${String(index).padStart(4, '0')}`,
  product: 'META CLIP',
  location: 'Hala A',
  nextAuditDate: '2026-11-20',
}));
