import { createHash, verify, X509Certificate } from 'node:crypto';
import { octets, readDer } from '../../../base/keys/der';
import { signatureAlgorithm, signedData } from './signContent';

/**
 * Whether a PDF carries a seal by one of these certificates (DER): `intact` if the seal covers the whole file and
 * nothing was changed, `changed` if the file names the certificate but is not as it was sealed.
 */
export function readSeal(pdf: Buffer, certificates: readonly Buffer[]): SealState {
  const intact = certificates.find((certificate) => isIntact(pdf, certificate));
  if (intact) return { state: 'intact', certificate: intact };
  return certificates.some((certificate) => bears(pdf, certificate))
    ? { state: 'changed' }
    : { state: 'none' };
}

export type SealState = { state: 'intact'; certificate: Buffer } | { state: 'changed' } | { state: 'none' };

/** Any sixteenth of the certificate's signature, so that a change within it is noticed as well. */
function bears(pdf: Buffer, certificate: Buffer): boolean {
  // Other certificates made by the product have the rest in common.
  const text = readDer(only(certificate)).at(-1)?.content.toString('hex') ?? '';
  const length = Math.floor(text.length / pieces);
  return Array.from({ length: pieces }, (_, index) => text.slice(index * length, (index + 1) * length)).some(
    (piece) => pdf.includes(piece, 0, 'latin1'),
  );
}

const pieces = 16;

function isIntact(pdf: Buffer, certificate: Buffer): boolean {
  const at = pdf.lastIndexOf('/ByteRange[');
  const range = /^\/ByteRange\[0 (\d+) (\d+) (\d+) *\]/.exec(pdf.toString('latin1', at, at + 60));
  if (at < 0 || !range) return false;
  const [before = 0, after = 0, rest = 0] = range.slice(1).map(Number);
  // The gap holds the signature alone, and what is signed reaches to both ends of the file.
  const gap = pdf.toString('latin1', before, after);
  if (before >= after || after + rest !== pdf.length || !/^<[0-9a-f]+>$/.test(gap)) return false;
  const digest = createHash('sha256').update(pdf.subarray(0, before)).update(pdf.subarray(after)).digest();
  try {
    return isSigned(Buffer.from(gap.slice(1, -1), 'hex'), certificate, digest);
  } catch {
    return false;
  }
}

/** Whether a CMS signature, with the zeros that fill its room, is as `signContent` makes it of this digest. */
function isSigned(bytes: Buffer, certificate: Buffer, digest: Buffer): boolean {
  const length = 4 + bytes.readUInt16BE(2);
  const cms = bytes.subarray(0, length);
  if (bytes.subarray(length).some((byte) => byte !== 0)) return false;
  const content = readDer(only(readDer(only(cms))[1]?.content));
  const [leaf, ...chain] = readDer(content.find(({ tag }) => tag === 0xa0)?.content ?? Buffer.alloc(0));
  const signer = readDer(only(content.at(-1)?.content));
  const attributes = signer.find(({ tag }) => tag === 0xa0);
  const signature = signer.at(-1);
  const { publicKey } = new X509Certificate(certificate);
  if (!leaf?.whole.equals(certificate) || !attributes || !signature) return false;
  if (!attributes.content.includes(octets(digest))) return false;
  const signed = Buffer.from(attributes.whole);
  signed[0] = 0x31;
  const again = signedData({
    certificates: [certificate, ...chain.map(({ whole }) => whole)],
    signed,
    algorithm: signatureAlgorithm(publicKey),
    signature: signature.content,
  });
  // What the signature does not cover, such as algorithms, must be as the product writes it.
  if (!again.equals(cms)) return false;
  return verify('sha256', signed, publicKey, signature.content);
}

/** The content of the only element in these bytes. */
function only(bytes: Buffer | undefined): Buffer {
  const [element] = readDer(bytes ?? Buffer.alloc(0));
  if (!element) throw new Error('an element of DER is missing');
  return element.content;
}
