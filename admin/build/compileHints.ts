import type { Plugin } from 'vite';

/**
 * Marks every script of the build to be compiled whole while it is still coming in, beside the main thread; compiled one
 * by one when first called, its functions hold the start up for longer than their own work does. Chromium's "explicit
 * compile hints": the comment has to stand before all else, to other browsers it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
