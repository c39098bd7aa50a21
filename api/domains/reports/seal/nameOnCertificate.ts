import { X509Certificate } from 'node:crypto';

/** Whom a certificate names: organisation and common name, or what there is of them. */
export function nameOnCertificate(certificate: Buffer | undefined): string {
  if (!certificate) return '';
  const { subject } = new X509Certificate(certificate);
  const part = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(subject)?.[1];
  return [...new Set([part('O'), part('CN')])].filter(Boolean).join(' · ');
}
