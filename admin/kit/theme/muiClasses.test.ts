import * as mui from '@mui/material';
import { expect, it } from 'vitest';

const sources: Record<string, string> = import.meta.glob(
  ['../../**/*.ts', '../../**/*.tsx', '!../../**/*.test.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** The classes of its parts, as MUI names them: `buttonClasses` for `MuiButton-…`. */
const known = new Map(Object.entries(mui).filter(([name]) => name.endsWith('Classes')));

it('styles name no class of MUI that is none any more: they would silently hold for nothing', () => {
  const gone = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\bMui([A-Z][A-Za-z]*)-([A-Za-z0-9]+)\b/g)]
      .filter(([name, part = '']) => {
        const classes = known.get(`${part[0]?.toLowerCase()}${part.slice(1)}Classes`);
        return classes && !Object.values(classes).includes(name);
      })
      .map(([name]) => `${name} in ${file}`),
  );
  expect(gone).toEqual([]);
});
