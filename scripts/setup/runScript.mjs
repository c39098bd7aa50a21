/**
 * Runs the main function of a script; a failure prints its message and, if there are, its errors by field; its stack only
 * with DEBUG set.
 * @param {() => void | Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const byField = error instanceof Error && 'errors' in error && error.errors;
    const fields = byField ? ` ${JSON.stringify(byField)}` : '';
    process.stderr.write(`${process.env.DEBUG ? stack : message}${fields}\n`);
    process.exitCode = 1;
  }
}
