import type { ChoiceOf } from '../../language/choices/choiceSet';
import { signatureRole, type signatureState } from '../../language/choices/choices';

interface Given {
  role: ChoiceOf<typeof signatureRole>;
  contentHash?: string | null;
  isVoid?: boolean | null;
}

/** The signatures with whether each still matches the current content; one without content hash is void. */
export const bound = <S extends Given>(signatures: readonly S[], contentHash: string): S[] =>
  signatures.map((one) => ({ ...one, isVoid: one.contentHash !== contentHash }));

interface Hashes {
  contentHash: string | null;
  findingsHash: string;
}

/** The same on a device, which may only know the hash of the findings, for report and signature. */
export const boundTo = <S extends Given & { findingsHash?: string | null }>(
  signatures: readonly S[],
  known: Hashes,
): S[] =>
  signatures.map((one) => ({
    ...one,
    isVoid:
      one.contentHash && known.contentHash
        ? one.contentHash !== known.contentHash
        : Boolean(one.findingsHash) && one.findingsHash !== known.findingsHash,
  }));

/** The combined state of a record's signatures: one void signature makes it VOID. */
export function signatureStateOf(signatures: readonly Given[] | null): ChoiceOf<typeof signatureState> {
  const given = signatures ?? [];
  if (given.some(({ isVoid }) => isVoid)) return 'VOID';
  const signed = signatureRole.values.filter((role) => given.some((one) => one.role === role));
  if (signed.length === 0) return 'NONE';
  return signed.length === signatureRole.values.length ? 'COMPLETE' : 'PARTIAL';
}

/** The roles whose signature is void. */
export const voidRoles = (signatures: readonly Given[] | null): string[] =>
  (signatures ?? []).flatMap(({ role, isVoid }) => (isVoid ? [role] : []));
