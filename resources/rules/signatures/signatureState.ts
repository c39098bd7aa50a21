import { type ChoiceOf, signatureRole, type signatureState } from '../../language/choices/choices';

interface Given {
  role: ChoiceOf<typeof signatureRole>;
  contentHash?: string | null;
  isVoid?: boolean | null;
}

/** Each signature with whether it still stands for what is shown now; one that names no content stands for none. */
export const bound = <S extends Given>(signatures: readonly S[], contentHash: string): S[] =>
  signatures.map((one) => ({ ...one, isVoid: one.contentHash !== contentHash }));

interface Hashes {
  contentHash: string | null;
  findingsHash: string;
}

/** The same on a device, which may know only the findings, of the report and of the signature. */
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

/** How the signatures of a record stand together: a void one outweighs all others. */
export function signatureStateOf(signatures: readonly Given[] | null): ChoiceOf<typeof signatureState> {
  const given = signatures ?? [];
  if (given.some(({ isVoid }) => isVoid)) return 'VOID';
  const signed = signatureRole.values.filter((role) => given.some((one) => one.role === role));
  if (signed.length === 0) return 'NONE';
  return signed.length === signatureRole.values.length ? 'COMPLETE' : 'PARTIAL';
}

/** The roles whose signature no longer stands for what is shown. */
export const voidRoles = (signatures: readonly Given[] | null): string[] =>
  (signatures ?? []).flatMap(({ role, isVoid }) => (isVoid ? [role] : []));
