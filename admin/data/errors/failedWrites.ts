/** A write that was refused or got no response. */
export interface FailedWrite {
  error: unknown;
  method: string;
  /** Path without query. */
  path: string;
  at: number;
  /** Reference of the recorded error; undefined if none was recorded, as the refusal is no fault. */
  reference: string | undefined;
}

/** Milliseconds within which the caller shows the outcome. */
const fresh = 3_000;
const most = 10;
let failed: FailedWrite[] = [];

export function noteFailedWrite(write: FailedWrite): void {
  failed = [...failed.filter(({ at }) => write.at - at < fresh), write].slice(-most);
}

/** The newest failed write that matches, once. */
export function takeFailedWrite(
  now: number,
  isAbout: (write: FailedWrite) => boolean,
): FailedWrite | undefined {
  const found = failed.findLast((write) => now - write.at < fresh && isAbout(write));
  failed = failed.filter((write) => write !== found);
  return found;
}
