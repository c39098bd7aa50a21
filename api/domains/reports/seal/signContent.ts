import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { SealIdentity } from '../../../base/config/sealIdentity';
import { der, integer, nothing, octets, oid, readDer, sequence, set, tagged } from '../../../base/keys/der';

const data = oid('1.2.840.113549.1.7.1');
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));

/**
 * A detached CMS signature (RFC 5652) of a content by its SHA-256, with the signed attributes of PAdES baseline B-B (ETSI
 * EN 319 142-1, table 1): content type, digest and the certificate (RFC 5035); the time stands in the PDF instead.
 */
export function signContent({ certificates, key }: SealIdentity, digest: Buffer): Buffer {
  const [certificate = Buffer.alloc(0)] = certificates;
  const privateKey = createPrivateKey(key);
  const attributes = [
    attribute('1.2.840.113549.1.9.3', data),
    attribute('1.2.840.113549.1.9.4', octets(digest)),
    attribute(
      '1.2.840.113549.1.9.16.2.47',
      sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest())))),
    ),
  ];
  const signed = set(...attributes);
  const algorithm = signatureAlgorithm(privateKey);
  return signedData({ certificates, signed, algorithm, signature: sign('sha256', signed, privateKey) });
}

/** RSA or ECDSA, with SHA-256, by the kind of a key. */
export const signatureAlgorithm = ({ asymmetricKeyType }: KeyObject): Buffer =>
  asymmetricKeyType === 'ec'
    ? sequence(oid('1.2.840.10045.4.3.2'))
    : sequence(oid('1.2.840.113549.1.1.11'), nothing);

interface SignedData {
  certificates: readonly Buffer[];
  /** The signed attributes as a set. */
  signed: Buffer;
  algorithm: Buffer;
  signature: Buffer;
}

/** The parts of a signature put together; the same parts always give the same bytes. */
export function signedData({ certificates, signed, algorithm, signature }: SignedData): Buffer {
  const [certificate = Buffer.alloc(0)] = certificates;
  const signer = sequence(
    one,
    issuerAndSerial(certificate),
    sha256,
    // The same bytes under an implicit tag; the signature is over the set (RFC 5652, 5.4).
    tagged(0, ...readDer(signed).map(({ content }) => content)),
    algorithm,
    octets(signature),
  );
  return sequence(
    oid('1.2.840.113549.1.7.2'),
    tagged(
      0,
      sequence(one, der(0x31, sha256), sequence(data), tagged(0, ...certificates), der(0x31, signer)),
    ),
  );
}

const one = integer(Buffer.from([1]));

const attribute = (id: string, value: Buffer): Buffer => sequence(oid(id), der(0x31, value));

/** Issuer and serial number as they stand in the certificate; its version comes before them, under tag 0. */
function issuerAndSerial(certificate: Buffer): Buffer {
  const [outer] = readDer(certificate);
  const [content] = outer ? readDer(outer.content) : [];
  const fields = content ? readDer(content.content) : [];
  const [serial, , issuer] = fields[0]?.tag === 0xa0 ? fields.slice(1) : fields;
  if (!serial || !issuer) throw new Error('a certificate without issuer');
  return sequence(issuer.whole, serial.whole);
}
