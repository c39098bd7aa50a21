import { prepareMachine } from './setup/prepareMachine.mjs';
import { runScript } from './setup/runScript.mjs';

// Plain JavaScript, as a fresh clone has nothing installed that could run TypeScript.
await runScript(async () => {
  await prepareMachine({ withDatabase: !process.env.DATABASE_URL });
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('./start/start.ts');
  await start();
});
