/**
 * Runs the main function of a script; a failure prints its message, and its stack only with DEBUG set.
 * @param {() => void | Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${process.env.DEBUG ? stack : message}\n`);
    process.exitCode = 1;
  }
}
