import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  moduleIds?: string[];
  imports?: string[];
}

/**
 * Notes beside `preload.js` which files of the build hold the words of each language, the letters they are written in, and
 * the dashboard, so that it can fetch what will be asked for next while the app itself is still on its way. Letters that come
 * only when the first screen has been laid out have it laid out twice, and flicker.
 */
export function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle as unknown as Record<string, Chunk>); // what of it is asked for here
        const closure = (fileName: string, found = new Set<string>()): Set<string> => {
          if (found.has(fileName) || html.includes(fileName)) return found;
          found.add(fileName);
          for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
            closure(next, found);
          return found;
        };
        const filesOf = (module: string): string[] => {
          const holder = chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
          if (!holder) throw new Error(`the build has no ${module}`);
          return [...closure(holder.fileName)].map((file) => `/${file}`);
        };
        const fontOf = (letters: string): string => {
          const font = chunks.find(({ fileName }) => fileName.includes(`-sans-${letters}-wght-normal-`));
          if (!font) throw new Error(`the build has no font with the letters ${letters}`);
          return `/${font.fileName}`;
        };
        const files: Record<string, string[]> = {
          dashboard: filesOf('/admin/domains/start/StartScreen.tsx'),
        };
        for (const { moduleIds = [] } of chunks)
          for (const id of moduleIds) {
            const language = id.match(/\/admin\/data\/words\/messages\/(\w\w-\w\w)\.ts$/)?.[1];
            if (language)
              files[language] = [...filesOf(`/messages/${language}.ts`), ...lettersOf(language).map(fontOf)];
          }
        return html.replace('src="/preload.js"', `$& data-preload='${JSON.stringify(files)}'`);
      },
    },
  };
}

/** Of the subsets that the font comes in, those a language is written in. */
const lettersOf = (language: string): string[] =>
  ['pl-PL', 'hu-HU'].includes(language) ? ['latin', 'latin-ext'] : ['latin'];
