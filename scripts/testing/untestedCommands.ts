import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Commands whose handler no test of the API names, one line each: neither its contract, its address, nor a function of
 * its own that it calls. The walk over rights calls every command, but stops at the first refusal. Reads the texts of
 * `resources/commands`, `api` and `scripts` below `root`.
 */
export function untestedCommands(root: string): string[] {
  const addresses = addressesIn(sourcesIn(path.join(root, 'resources/commands')).map(({ text }) => text));
  const sources = ['api', 'scripts'].flatMap((workspace) => sourcesIn(path.join(root, workspace)));
  const tests = sources.filter(({ file }) => isTest(file));
  const all = tests.map(({ text }) => text).join('\n');
  const imported = importedIn(all);
  return sources
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, text }) =>
      handlersIn(text)
        .filter(({ contract, functions }) => {
          const address = addresses.get(contract);
          if (imported.has(contract) || address?.test(all)) return false;
          if (functions.some((name) => imported.has(name))) return false;
          const room = tests.filter((test) => test.file.startsWith(path.dirname(file)));
          return !room.some((test) => address && test.text.includes(`'${lastWord(address)}'`));
        })
        .map(
          ({ contract }) =>
            `${path.relative(root, file)}: no test names the command ${contract}, its address or a function of its handler.`,
        ),
    );
}

const isTest = (file: string): boolean => /\.test\.ts$|\/testing\//.test(file);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The last constant word of an address, as tests of one room pass it to a function. */
const lastWord = (address: RegExp): string => /([\w-]+)\(\?!/.exec(address.source)?.[1] ?? '';

interface Source {
  file: string;
  text: string;
}

function sourcesIn(folder: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist|migrations)\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** By the name of the contract: its address, with anything in place of its parameters. */
function addressesIn(texts: string[]): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  const note = (name: string, address: string) => {
    const parts = address.replace(/^\/api/, '').split(/\{\w+\}/);
    found.set(name, new RegExp(`${parts.map(escaped).join("[^/'`]+")}(?![\\w/])`));
  };
  for (const text of texts) {
    for (const [, name = '', address = ''] of text.matchAll(/const (\w+) = defineCommand\(\s*'([^']+)'/g))
      note(name, address);
    for (const [, name = '', entity = '', word = ''] of text.matchAll(
      /const (\w+) = recordCommand\(\s*(?:definitions\.)?(\w+),\s*'([^']+)'/g,
    ))
      note(name, `/${entity}/{id}/${word}`);
  }
  return found;
}

/** The contracts handled in a source, with the names of the room's own functions that each handler calls. */
function handlersIn(text: string): { contract: string; functions: string[] }[] {
  const own = importedIn(text);
  const aliases = new Map([...text.matchAll(/\b(\w+) as (\w+)/g)].map(([, name, alias]) => [alias, name]));
  const calls = text.matchAll(/handleCommand\(\s*\w+,\s*(\w+),([\s\S]*?)(?=\bhandleCommand\(|\n\}\n|$)/g);
  return [...calls].map(([, contract = '', handler = '']) => ({
    contract: aliases.get(contract) ?? contract,
    functions: [...new Set([...handler.matchAll(/\b([a-z]\w+)/g)].map(([, word = '']) => word))].filter(
      (word) => own.has(word) && !shared.has(word),
    ),
  }));
}

/** The names that a source imports from files of its workspace or from a contract. */
function importedIn(text: string): Set<string> {
  const lists = text.matchAll(/import (?:type )?\{([^}]*)\} from '(?:\.{1,2}|@plumbline)\/[^']*'/g);
  return new Set(
    [...lists].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.replace(/^\s*type |.* as /g, '').trim()),
    ),
  );
}

/** Functions of the lower floors, which many tests name for other reasons. */
const shared = new Set([
  ...['getRecord', 'findRecord', 'listTyped', 'asSystem', 'inTransaction', 'fail', 'updateRecord'],
  ...['createRecord', 'deleteRecord', 'definitions', 'newId'],
]);
