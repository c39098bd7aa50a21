import type { TemplateProblem } from '../../template/templateProblem';

/** Must stay untouched: a file outside of the document, and a server that records requests. */
export interface Canary {
  /** Absolute path. */
  file: string;
  /** `http://127.0.0.1:…` */
  server: string;
}

export interface HostileDocument {
  /** What the document attempts. */
  name: string;
  template: Uint8Array;
  /** Expected refusal; without one the document must be harmless: rendered, with the canary untouched. */
  refusal?: { code: TemplateProblem['code']; part: string };
}

export const refused = (
  name: string,
  template: Uint8Array,
  code: TemplateProblem['code'],
  part: string,
): HostileDocument => ({ name, template, refusal: { code, part } });

export const harmless = (name: string, template: Uint8Array): HostileDocument => ({ name, template });
