import { prepareMachine } from './setup/prepareMachine.mjs';
import { runScript } from './setup/runScript.mjs';

await runScript(async () => {
  await prepareMachine({ withDatabase: !process.env.DATABASE_URL });
  const { register } = await import('tsx/esm/api');
  register();
  const { develop } = await import('./start/develop.ts');
  await develop();
});
