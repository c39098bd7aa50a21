/** A write that the server refused or that no answer came to. */
export interface FailedWrite {
  error: unknown;
  method: string;
  /** Address without query. */
  path: string;
  at: number;
  /** By which support finds what was recorded of it; undefined: nothing was, the refusal is no fault. */
  reference: string | undefined;
}

/** Milliseconds in which the person who made the call has said what became of it. */
const fresh = 3_000;
const most = 10;
let failed: FailedWrite[] = [];

export function noteFailedWrite(write: FailedWrite): void {
  failed = [...failed.filter(({ at }) => write.at - at < fresh), write].slice(-most);
}

/** The newest failed write that these words are about, once. */
export function takeFailedWrite(
  now: number,
  isAbout: (write: FailedWrite) => boolean,
): FailedWrite | undefined {
  const found = failed.findLast((write) => now - write.at < fresh && isAbout(write));
  failed = failed.filter((write) => write !== found);
  return found;
}
