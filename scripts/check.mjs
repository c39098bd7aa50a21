import path from 'node:path';
import { installDependencies } from './setup/installDependencies.mjs';
import { runScript } from './setup/runScript.mjs';

await runScript(async () => {
  await installDependencies(path.join(import.meta.dirname, '..'));
  const { register } = await import('tsx/esm/api');
  register();
  const { checkFloors, checkLint, checkTypes } = await import('./testing/checkCode.ts');
  const areRight = await Promise.all([checkFloors(), checkLint(), checkTypes()]);
  process.exitCode = areRight.every(Boolean) ? 0 : 1;
});
