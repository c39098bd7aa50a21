// Loaded into programs we start: a parent that was killed cannot stop them, but its channel closes.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
