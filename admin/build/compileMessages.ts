import { type Plugin, runnerImport } from 'vite';

const words = /\/admin\/data\/words\/messages\/\w\w-\w\w\.ts$/;

/** Puts the words of each language together when the app is built instead of at each start: one flat table, read as JSON. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    transform: {
      filter: { id: words },
      async handler(_code, id) {
        const { module } = await runnerImport<{ messages: object }>(id);
        const table = JSON.stringify(JSON.stringify(Object.fromEntries(flat(module.messages))));
        return { code: `export const messages = JSON.parse(${table});`, map: null };
      },
    },
  };
}

function flat(branch: object, path = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]: [string, object | string]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}
