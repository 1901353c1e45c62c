import { describe, expect, it } from 'vitest'
import { findS3Fault } from '../../../test-support/providers/s3'
import { signAws4 } from './sign-aws4'

/** Examples of AWS's documentation of S3's header signature. */
const DOCUMENTED = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
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
])('signs the documented %s of %s as documented', (method, path, headers, text, names, signature) => {
  const url = new URL(path, HOST)
  const body = Buffer.from(text)
  const signed = signAws4({ method, url, headers, body, region: 'us-east-1', now: MAY }, DOCUMENTED)
  expect(signed.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  )
  const received = { method, target: path, headers: { ...signed, host: url.host }, body }
  expect(findS3Fault(received, { key: DOCUMENTED, region: 'us-east-1', now: MAY })).toBeNull()
})

const KEY = { id: 'AKIDtest', secret: 'secret' }
const NOW = Date.parse('2026-11-20T02:00:00Z')
const EXPECTED = { key: KEY, region: 'cn-test-1', now: NOW }
const PATH = "/bucket/area/it's (1)*!.pdf"
const received = (
  changed: Readonly<Record<string, string>> = {},
  text = 'content',
  target = encodeURI(PATH),
) => {
  const url = new URL(PATH, 'http://127.0.0.1:9000')
  const headers = signAws4(
    {
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from('content'),
      region: 'cn-test-1',
      now: NOW,
    },
    KEY,
  )
  return {
    method: 'PUT',
    target,
    headers: { ...headers, host: url.host, ...changed },
    body: Buffer.from(text),
  }
}

it('an independent check accepts what is signed, 15 minutes either way', () => {
  for (const now of [NOW, NOW + 900_000, NOW - 900_000])
    expect(findS3Fault(received(), { ...EXPECTED, now })).toBeNull()
})

describe('the check refuses', () => {
  it.each([
    [
      'another secret',
      received(),
      { ...EXPECTED, key: { ...KEY, secret: 'other' } },
      'SignatureDoesNotMatch',
    ],
    ['another key', received(), { ...EXPECTED, key: { ...KEY, id: 'other' } }, 'InvalidAccessKeyId'],
    ['another region', received(), { ...EXPECTED, region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['another body', received({}, 'contents'), EXPECTED, 'XAmzContentSHA256Mismatch'],
    ['another object', received({}, 'content', '/bucket/area/b'), EXPECTED, 'SignatureDoesNotMatch'],
    ['another type', received({ 'content-type': 'text/html' }), EXPECTED, 'SignatureDoesNotMatch'],
    ['another host', received({ host: 'other.test' }), EXPECTED, 'SignatureDoesNotMatch'],
    ['a header that is not signed', received({ 'x-amz-acl': 'public-read' }), EXPECTED, 'AccessDenied'],
    ['no signature', received({ authorization: '' }), EXPECTED, 'AccessDenied'],
    ['an old time', received(), { ...EXPECTED, now: NOW + 901_000 }, 'RequestTimeTooSkewed'],
    ['a time to come', received(), { ...EXPECTED, now: NOW - 901_000 }, 'RequestTimeTooSkewed'],
  ])('%s', (_, request, expected, fault) => {
    expect(findS3Fault(request, expected)).toBe(fault)
  })
})
