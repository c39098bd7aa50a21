/**
 * Does at the same time what does not need each other. All of it is waited for, also when something fails, so that nothing
 * goes on unseen and anyone who must act hears of everything at once.
 * @param {(() => Promise<void>)[]} works
 */
export async function sideBySide(...works) {
  const results = await Promise.allSettled(works.map((work) => work()));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length === 1) throw reasons[0];
  if (reasons.length > 1) throw new Error(reasons.map(({ message }) => message).join('\n\n'));
}
