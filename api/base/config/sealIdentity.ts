import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Certificate and private key by which documents are sealed. */
export interface SealIdentity {
  /** DER; the seal's own first, then its chain. */
  certificates: Buffer[];
  /** PEM. */
  key: string;
}

/** Reads the PKCS#12 file of REPORT_SEAL_P12 with REPORT_SEAL_PASSWORD; null if none is set. */
export function readSealIdentity(env: Readonly<Record<string, string | undefined>>): SealIdentity | null {
  const file = env.REPORT_SEAL_P12;
  if (!file) return null;
  try {
    return readP12(readFileSync(file), env.REPORT_SEAL_PASSWORD ?? '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`REPORT_SEAL_P12 (${file}): ${reason}; REPORT_SEAL_PASSWORD must be its password`);
  }
}

function readP12(content: Buffer, password: string): SealIdentity {
  // Loaded only where it is needed: it is large, and most installations make their own key.
  const forge: typeof import('node-forge') = createRequire(import.meta.url)('node-forge');
  const p12 = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(content.toString('binary')), password);
  const { pkcs8ShroudedKeyBag: shrouded = '', keyBag: bare = '', certBag = '' } = forge.pki.oids;
  const bagsOf = (bagType: string) => p12.getBags({ bagType })[bagType] ?? [];
  const [keyBag] = [...bagsOf(shrouded), ...bagsOf(bare)];
  // Keys other than RSA are handed over as they stand in the file.
  const keyDer = keyBag?.key
    ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(keyBag.key))
    : keyBag?.asn1;
  if (!keyDer) throw new Error('it holds no private key');
  const bytes = (part: Parameters<typeof forge.asn1.toDer>[0]) =>
    Buffer.from(forge.asn1.toDer(part).getBytes(), 'binary');
  const key = createPrivateKey({ key: bytes(keyDer), format: 'der', type: 'pkcs8' });
  const certificates = bagsOf(certBag).flatMap(({ cert, asn1 }) => {
    if (cert) return [bytes(forge.pki.certificateToAsn1(cert))];
    return asn1 ? [bytes(asn1)] : [];
  });
  const own = certificates.find((one) => new X509Certificate(one).checkPrivateKey(key));
  if (!own) throw new Error('it holds no certificate of its private key');
  const { validTo } = new X509Certificate(own);
  if (Date.parse(validTo) < Date.now()) throw new Error(`its certificate ended on ${validTo}`);
  return {
    certificates: [own, ...certificates.filter((one) => one !== own)],
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
