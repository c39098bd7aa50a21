import { type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  bits,
  der,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  set,
  tagged,
  utf8,
} from '../../../base/keys/der';

interface Wanted {
  /** Common name of subject and issuer. */
  name: string;
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  now: Date;
}

const years = 20;

/** A self-signed certificate (RFC 5280) of an RSA key, for sealing documents (RFC 9336). */
export function makeCertificate({ name, keys, now }: Wanted): Buffer {
  const algorithm = sequence(oid('1.2.840.113549.1.1.11'), nothing);
  const subject = sequence(set(sequence(oid('2.5.4.3'), utf8(name.slice(0, 64)))));
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + years);
  const content = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    subject,
    sequence(time(new Date(now.getTime() - dayMs)), time(until)),
    subject,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      3,
      sequence(
        extension('2.5.29.19', sequence()),
        // digitalSignature and nonRepudiation.
        extension('2.5.29.15', bits(Buffer.from([0xc0]), 6)),
        sequence(oid('2.5.29.37'), octets(sequence(oid('1.3.6.1.5.5.7.3.36')))),
      ),
    ),
  );
  return sequence(content, algorithm, bits(sign('sha256', content, keys.privateKey)));
}

const dayMs = 24 * 60 * 60 * 1000;

const extension = (id: string, value: Buffer): Buffer =>
  sequence(oid(id), der(0x01, Buffer.from([0xff])), octets(value));

/** UTCTime until 2049, GeneralizedTime from 2050 on. */
function time(day: Date): Buffer {
  const text = `${day.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  return day.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
