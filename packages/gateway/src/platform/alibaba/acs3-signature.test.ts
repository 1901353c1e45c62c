import { expect, it } from 'vitest'
import { findSignatureFault } from '../../../test-support/providers/alibaba-captcha'
import { signAcs3 } from './acs3-signature'

const KEY = { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }

const signatureOf = ({ authorization }: Record<string, string>) =>
  /Signature=(\w+)$/.exec(authorization!)?.[1]

/** The example of Alibaba's documentation of signature version 3. */
const documented = (date: string, nonce: string) =>
  signAcs3(
    {
      method: 'POST',
      url: new URL(
        'https://ecs.cn-shanghai.aliyuncs.com/?RegionId=cn-shanghai&ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      ),
      headers: {
        'x-acs-action': 'RunInstances',
        'x-acs-version': '2014-05-26',
        'x-acs-date': date,
        'x-acs-signature-nonce': nonce,
      },
      body: '',
    },
    KEY,
  )

it.each([
  [
    '2023-10-26T10:22:32Z',
    '3156853299f313e23d1673dc12e1703d',
    '06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  ],
  [
    '2023-10-26T09:01:01Z',
    'd410180a5abf7fe235dd9b74aca91fc0',
    'e521358f7776c97df52e6b2891a8bc73026794a071b50c3323388c4e0df64804',
  ],
])('signs the documented request of %s as documented', (date, nonce, signature) => {
  const headers = documented(date, nonce)
  expect(signatureOf(headers)).toBe(signature)
  expect(headers.authorization).toContain(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,',
  )
  expect(headers['x-acs-content-sha256']).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
})

const NOW = Date.parse('2026-11-20T02:00:00Z')

const BODY = 'CaptchaVerifyParam=a%2Bb%3D%3D'

it('an independent check accepts what is signed, with a query, a form and all headers', () => {
  const url = new URL("https://captcha.example.test/?name=it's (one) *")
  const headers = signAcs3(
    {
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-acs-action': 'VerifyIntelligentCaptcha',
        'x-acs-version': '2023-03-05',
        'x-acs-date': '2026-11-20T02:00:00Z',
        'x-acs-signature-nonce': 'n1',
      },
      body: BODY,
    },
    KEY,
  )
  const target = '/?name=it%27s%20%28one%29%20%2A'
  const request = { method: 'POST', target, headers: { ...headers, host: url.host }, body: Buffer.from(BODY) }
  expect(findSignatureFault(request, KEY, NOW)).toBeNull()
})
