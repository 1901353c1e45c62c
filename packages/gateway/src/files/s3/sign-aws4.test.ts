import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findS3Fault } from '../../../test-support/providers/s3'
import { signAws4 } from './sign-aws4'

/** Examples of AWS's documentation of S3's header signature. */
const DOCUMENTED = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const HOST = 'https://examplebucket.s3.amazonaws.com'
const MAY = Date.UTC(2013, 4, 24)

it.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    '',
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test$file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    '',
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs the documented %s of %s as documented', (method, path, headers, text, names, signature) => {
  const url = new URL(path, HOST)
  const body = Buffer.from(text)
  const signed = signAws4(
    { method, url, headers, bodyDigest: sha256(body), region: 'us-east-1', now: MAY },
    DOCUMENTED,
  )
  expect(signed.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  )
  const received = { method, target: path, headers: { ...signed, host: url.host }, body }
  expect(findS3Fault(received, { key: DOCUMENTED, region: 'us-east-1', now: MAY })).toBeNull()
})

const KEY = { id: 'AKIDtest', secret: 'secret' }
const NOW = Date.parse('2026-11-20T02:00:00Z')
const PATH = "/bucket/area/it's (1)*!.pdf"

it('an independent check accepts what is signed, 15 minutes either way', () => {
  const body = Buffer.from('content')
  const url = new URL(PATH, 'http://127.0.0.1:9000')
  const sent = { 'content-type': 'application/pdf' }
  const signed = signAws4(
    { method: 'PUT', url, headers: sent, bodyDigest: sha256(body), region: 'cn-test-1', now: NOW },
    KEY,
  )
  const request = { method: 'PUT', target: encodeURI(PATH), headers: { ...signed, host: url.host }, body }
  for (const now of [NOW, NOW + 900_000, NOW - 900_000])
    expect(findS3Fault(request, { key: KEY, region: 'cn-test-1', now })).toBeNull()
})
