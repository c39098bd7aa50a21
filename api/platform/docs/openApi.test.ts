import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandList } from '@plumbline/resources/commands/index';
import { entityList } from '@plumbline/resources/entities/index';
import { schemasOf } from '@plumbline/resources/language/fields/schemas';
import { Ajv2020 } from 'ajv/dist/2020';
import type express from 'express';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import { createApi } from '../../createApi';
import { handledCommands } from '../../entities/handleCommand';
import { useTestDatabase } from '../testing/database';
import { openApi } from './openApi';

const database = useTestDatabase();

describe('the OpenAPI document', () => {
  it.each(entityList.map((entity) => [entity.name, entity] as const))(
    'describes %s by a valid schema',
    (_name, entity) => {
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      expect(ajv.validateSchema({ type: 'object', properties: schemasOf(entity.fields) })).toBe(true);
    },
  );

  it('names every route that the API has, and every command has its handler', async () => {
    const config = readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'plumbline-docs-')),
    });
    const api = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
    const documented = new Set(
      Object.entries(openApi('http://x').paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter((name) => name !== 'parameters')
          .map((method) => `${method} ${path}`),
      ),
    );
    const given = handledCommands(api).map(({ method, path }) => `${method} ${path}`);
    const routes = routesOf(api.web as unknown as ReturnType<typeof express>);
    await api.close();
    expect(given.sort()).toEqual(commandList.map(({ method, path }) => `${method} ${path}`).sort());
    expect(routes.filter((route) => !documented.has(route))).toEqual([]);
    // Rows of entities are answered before all routes that have names of their own (`entitiesFirst`).
    const lists = new Set(entityList.map(({ name }) => `get /api/${name}`));
    expect(routes.filter((route) => lists.has(route))).toEqual([]);
  });
});

interface Layer {
  route?: { path: string | RegExp; methods: Record<string, boolean> };
}

function routesOf(web: ReturnType<typeof express>): string[] {
  // Express keeps its routes in `router.stack` and types none of it.
  const { stack } = web.router as unknown as { stack: Layer[] };
  return stack.flatMap(({ route }) =>
    typeof route?.path === 'string' && /^\/(api|verify|r)\//.test(route.path)
      ? Object.keys(route.methods).map(
          (method) => `${method} ${route.path.toString().replace(/:(\w+)/g, '{$1}')}`,
        )
      : [],
  );
}
