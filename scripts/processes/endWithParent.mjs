// Loaded into child programs: a killed parent cannot stop them, but its IPC channel closes. Their own children inherit
// the import, but have another parent and are ignored.
if (process.env.PLUMBLINE_PARENT === String(process.ppid)) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
