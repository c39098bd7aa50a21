import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appVersion } from './build/appVersion';
import { compileHints } from './build/compileHints';
import { compileMessages } from './build/compileMessages';
import { entityIcons } from './build/entityIcons';
import { precacheList } from './build/precacheList';
import { preloadManifest } from './build/preloadManifest';

const apiPort = process.env.PORT ?? '3030';
const toApi = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false, xfwd: true };

/** The router's package leads everybody to its build for development. */
const routerBuild = (file: string): string =>
  path.join(import.meta.dirname, '../node_modules/react-router/dist/production', `${file}.mjs`);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: path.join(import.meta.dirname, '../node_modules/.cache/vite-admin'),
  plugins: [
    react(),
    compileMessages(),
    preloadManifest(),
    precacheList(/-(cyrillic|cyrillic-ext|greek|vietnamese)-/),
    appVersion(),
    compileHints(),
    entityIcons(),
    VitePWA({
      // Never reloads by itself: somebody may be in the middle of an audit. The app asks (see shell/boot/UpdatePrompt).
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Plumbline',
        short_name: 'Plumbline',
        description: 'Przeglądy i ewidencja urządzeń technicznych, także bez internetu',
        lang: 'pl',
        dir: 'ltr',
        categories: ['business', 'productivity'],
        id: '/',
        start_url: '/start/dashboard',
        scope: '/',
        display: 'standalone',
        background_color: '#f5f6f4',
        theme_color: '#1d4a59',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Planowanie przeglądów', short_name: 'Przeglądy', url: '/audits/planning/overview' },
          { name: 'Urządzenia', url: '/equipments/overview' },
          { name: 'Dane offline', url: '/offline/overview' },
        ],
        screenshots: [
          {
            src: '/screenshots/wide.png',
            sizes: '1280x800',
            type: 'image/png',
            form_factor: 'wide',
            label: 'Pulpit',
          },
          {
            src: '/screenshots/narrow.png',
            sizes: '390x844',
            type: 'image/png',
            form_factor: 'narrow',
            label: 'Pulpit na telefonie',
          },
        ],
      },
      workbox: {
        // Everything, so that a cold start in a hall without network has every screen and every language.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm}'],
        // Scripts that none of the four languages is written in, and pictures that only who installs the app sees.
        globIgnores: [
          '**/*-{cyrillic,cyrillic-ext,greek,vietnamese}-*',
          'screenshots/**',
          'precacheAhead.js',
        ],
        importScripts: ['/precacheAhead.js'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        // What the server answers itself; /verify, /r and /q are for readers who have no app.
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/oidc\//,
          /^\/oauth\//,
          /^\/registration(\?|$)/,
          /^\/verify([/?]|$)/,
          /^\/r\//,
          /^\/q\//,
        ],
        cleanupOutdatedCaches: true,
        // What everybody may read, signed in or not; nothing of an account ever comes here.
        runtimeCaching: [
          {
            urlPattern: /\/api\/legal\//,
            handler: 'NetworkFirst',
            options: { cacheName: 'legal-texts', networkTimeoutSeconds: 5 },
          },
          {
            urlPattern: /\/api\/brands\/[\w-]+\/logo/,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'brand-logos' },
          },
        ],
      },
    }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Named by all who share them they would be too long for some file systems.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // A chunk costs more than its bytes, offline each goes through the service worker on its own: what starts, what
        // most screens share and what lists are made of come in one each.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'shared', minShareCount: 17, priority: 2 },
            { name: 'list', test: /admin.entities.list.ListContent/, priority: 1 },
            // Dates come by themselves, and would bring all other inputs along for this.
            { name: 'field', test: /admin.entities.inputs.useFieldInput/, priority: 1 },
          ],
        },
      },
    },
  },
  resolve: {
    // What every browser of the last ten years can do by itself: node-polyglot's polyfills, lodash's tests.
    alias: [
      { find: /^react-router$/, replacement: routerBuild('index') },
      { find: 'react-router/dom', replacement: routerBuild('dom-export') },
      { find: 'object.entries', replacement: path.join(import.meta.dirname, 'native/objectEntries.cjs') },
      { find: /^\.\/_getTag$/, replacement: path.join(import.meta.dirname, 'native/getTag.cjs') },
    ],
  },
  server: { proxy: { '/api': toApi, '/oidc': toApi, '/oauth': toApi, '/registration': toApi } },
});
