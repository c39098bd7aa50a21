/** An operation refused by the local store, with a code for `errors.<CODE>`. */
export class OfflineError extends Error {
  constructor(
    readonly code:
      | 'ONLINE_ONLY'
      | 'NOT_AVAILABLE_OFFLINE'
      | 'NOT_EXPORTED'
      | 'UNSENT_CHANGES'
      | 'EXPORT_UNREADABLE'
      | 'EXPORT_OF_OTHER'
      | 'NETWORK'
      | 'DOWNLOAD_FAILED',
    readonly data: Record<string, unknown> = {},
  ) {
    super(code);
    this.name = 'OfflineError';
  }
}
