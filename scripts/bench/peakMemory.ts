/** Resident set of this process in bytes, before a work and at most during it. */
export async function peakMemory(work: () => Promise<unknown>): Promise<{ before: number; peak: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const clock = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  try {
    await work();
    return { before, peak: Math.max(peak, process.memoryUsage.rss()) };
  } finally {
    clearInterval(clock);
  }
}
