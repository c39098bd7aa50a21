import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionIn } from '@plumbline/resources/rules/devices/deviceActions';
import type { Api } from '../../base/context/context';

/** Version of the app this server serves; null: none or unknown. */
export const servedVersion = ({ config }: Pick<Api, 'config'>): Promise<string | null> =>
  readFile(path.join(config.screensDir, 'index.html'), 'utf8').then(versionIn, () => null);
