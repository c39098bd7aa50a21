// A worker named by a language: what this thread has looked up of it the page finds there at once, as both are one process.
try {
  new Intl.DateTimeFormat().resolvedOptions();
  new Intl.NumberFormat(self.name).format(1234.5);
  new Intl.DateTimeFormat(self.name, { dateStyle: 'medium', timeStyle: 'short' }).format(0);
} catch {
  // A language the browser does not know; the app tells.
}
self.close();
