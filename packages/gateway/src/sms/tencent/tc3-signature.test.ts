import { expect, it } from 'vitest'
import { findTencentFault } from '../../../test-support/providers/cloud-sms'
import { signTc3 } from './tc3-signature'

const STARS = '*'.repeat(32)

/**
 * The example of Tencent's documentation of the signature, in two revisions; the asterisks are part of the
 * keys.
 */
it.each([
  [
    'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
    'Gu5t9xGARNpq86cd98joQYCN3*******',
    'be4f67d323c78ab9acb7395e43c0dbcf822a9cfac32fea2449a7bc7726b770a3',
  ],
  [`AKID${STARS}`, STARS, '10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f'],
])('signs the documented request of %s as documented', (id, secret, signature) => {
  const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
  const host = 'cvm.tencentcloudapi.com'
  const request = { service: 'cvm', host, action: 'DescribeInstances', body, now: 1_551_113_065_000 }
  expect(signTc3(request, { id, secret }).authorization).toBe(
    `TC3-HMAC-SHA256 Credential=${id}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${signature}`,
  )
})

const KEY = { id: 'AKIDtest', secret: 'secret' }
const NOW = Date.parse('2026-11-20T02:00:00Z')

it('an independent check accepts what is signed', () => {
  const [host, body] = ['sms.example.test', '{"a":1}']
  const headers = signTc3({ service: 'sms', host, action: 'SendSms', body, now: NOW }, KEY)
  const request = { method: 'POST', target: '/', headers: { ...headers, host }, body: Buffer.from(body) }
  expect(findTencentFault(request, KEY, NOW)).toBeNull()
})
