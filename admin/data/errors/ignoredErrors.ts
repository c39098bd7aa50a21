interface Ignored {
  /** What it is, and what informs the person instead. */
  what: string;
  pattern: RegExp;
}

/**
 * Texts of unhandled errors that are neither shown nor recorded. Errors handled by a caller (refused calls, failed
 * storage) are not affected, whatever their text.
 */
export const ignoredErrors: readonly Ignored[] = [
  { what: 'tracking that a browser prevents', pattern: /\btracking\b/i },
  {
    what: 'options a camera does not have: the scanner goes on without',
    pattern: /(camera|track|photo) ?options|OverconstrainedError|applyConstraints/i,
  },
  {
    what: 'the token endpoint: the state of the session says it',
    pattern: /token endpoint|\/session\/refresh/i,
  },
  {
    what: 'an audit that could not be sent: the outbox shows it',
    pattern: /(failed|could not).{0,20}update.{0,10}audit|audit.{0,10}update failed/i,
  },
  {
    what: 'a transaction that ended before its write: what is lost is told as BROWSER-STORAGE',
    pattern:
      /transaction.{0,20}mutation|mutation.{0,80}(transaction|allow mutations)|TransactionInactiveError/i,
  },
  {
    what: 'a file the device does not hand over yet',
    pattern: /file.{0,10} not.{0,5} ready|NotReadableError/i,
  },
  { what: 'a record that is gone: the screen says so', pattern: /entity.{0,10} not found|^NOT_FOUND$/i },
  {
    what: 'a row that is there already: the same command came twice and counts once',
    pattern: /duplicate primary key|key already exists|^DUPLICATE_ID$/i,
  },
  {
    what: 'a deletion that did not work: its dialog says so',
    pattern: /(failed|could not|cannot) (to )?delete|delet(e|ion).{0,10} failed/i,
  },
  { what: 'a document that is not there any more', pattern: /no document with (the |this )?id/i },
  {
    what: 'the server out of reach: the connection shows it',
    pattern: /failed to fetch|load failed|networkerror|network failure|^NETWORK$/i,
  },
  {
    what: 'work called off on purpose',
    pattern: /\bAbortError\b|the (user|operation).{0,10} (was )?aborted/i,
  },
  { what: 'a layout measured twice in one frame', pattern: /^ResizeObserver loop/i },
  { what: 'a script of another origin: an extension of the browser', pattern: /^Script error\.?$/i },
];

/** Whether an unhandled error with this text is ignored. */
export const isIgnored = (text: string): boolean => ignoredErrors.some(({ pattern }) => pattern.test(text));
