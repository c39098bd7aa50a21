import { prepareMachine } from './setup/prepareMachine.mjs';
import { runScript } from './setup/runScript.mjs';

await runScript(async () => {
  prepareMachine({ withTests: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { runTests } = await import('./testing/runTests.ts');
  await runTests(process.argv.slice(2));
});
