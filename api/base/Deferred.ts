/** A promise that is settled from outside; not everyone waits for every outcome, so a rejection is never unhandled. */
export class Deferred<T = void> {
  resolve!: (value: T) => void;
  reject!: (error: unknown) => void;
  readonly promise = new Promise<T>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
  constructor() {
    this.promise.catch(() => {});
  }
}
