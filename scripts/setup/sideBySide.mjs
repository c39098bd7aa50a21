/**
 * Runs independent work in parallel. All of it is awaited, also after a failure, so that nothing continues unnoticed
 * and all failures are reported at once.
 * @param {(() => Promise<void>)[]} works
 */
export async function sideBySide(...works) {
  const results = await Promise.allSettled(works.map((work) => work()));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length === 1) throw reasons[0];
  if (reasons.length > 1) throw new Error(reasons.map(({ message }) => message).join('\n\n'));
}
