import { prepareMachine } from './setup/prepareMachine.mjs';
import { runScript } from './setup/runScript.mjs';

await runScript(async () => {
  try {
    await prepareMachine({ withTests: true });
  } catch (error) {
    // The last line always has the counts, even if no test was run.
    process.once('exit', () => console.log('0 passed, 1 failed'));
    throw error;
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { runTests } = await import('./testing/runTests.ts');
  await runTests(process.argv.slice(2));
});
