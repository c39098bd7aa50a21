// Loaded into programs we start: a parent that was killed cannot stop them, but its channel closes.
// Programs they start in turn inherit the loading; their channels are none of our business.
if (process.env.PLUMBLINE_PARENT === String(process.ppid)) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
