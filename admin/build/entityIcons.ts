import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:entity-icons';
const resolved = `\0${name}`;
const definitions = path.join(import.meta.dirname, '../../resources/entities');

/** Names of the MUI icons that definitions ask for. */
export function iconNames(): string[] {
  const files = readdirSync(definitions, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(definitions, file), 'utf8').matchAll(/^ {2}icon: '(\w+)'/gm),
    ]);
  return [...new Set(found.map(([, icon = '']) => icon))].sort();
}

/** The package's path of an icon. */
export const iconPath = (icon: string): string => `@mui/icons-material/${icon}`;

/** Makes `virtual:entity-icons`: the icons that definitions name, and no other; all of MUI's would be 10 MB. */
export function entityIcons(): Plugin {
  return {
    name: 'entity-icons',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const icons = iconNames();
      const imports = icons.map((icon) => `import ${icon} from '${iconPath(icon)}';`);
      return `${imports.join('\n')}\nexport const icons = { ${icons.join(', ')} };\n`;
    },
  };
}
