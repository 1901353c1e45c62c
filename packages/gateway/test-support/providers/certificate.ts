import { createSign, type KeyPairKeyObjectResult } from 'node:crypto'

/*
 * Builds self-signed X.509 certificates in minimal DER, so that a test can choose the serial and the validity
 * of WeChat's certificates.
 */

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128
      ? Buffer.from([length])
      : length < 256
        ? Buffer.from([0x81, length])
        : Buffer.from([0x82, length >> 8, length & 255])
  return Buffer.concat([Buffer.from([tag]), size, content])
}

const sequence = (...parts: readonly Buffer[]) => tlv(0x30, ...parts)
const SHA256_WITH_RSA = sequence(tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05))
const nameOf = (text: string) =>
  sequence(tlv(0x31, sequence(tlv(0x06, Buffer.from('550403', 'hex')), tlv(0x0c, Buffer.from(text)))))
const timeOf = (ms: number) =>
  tlv(0x18, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))

/**
 * A certificate as PEM.
 * @param serial hexadecimal, an even number of digits, the first below 8
 */
export function makeCertificate(
  { publicKey, privateKey }: KeyPairKeyObjectResult,
  { serial, from, to }: { readonly serial: string; readonly from: number; readonly to: number },
): string {
  const name = nameOf('Stand-in')
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from(serial, 'hex')),
    SHA256_WITH_RSA,
    name,
    sequence(timeOf(from), timeOf(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey)
  const whole = sequence(body, SHA256_WITH_RSA, tlv(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
