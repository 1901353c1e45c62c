import { createHash, createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { ALIBABA_KEY, findSignatureFault } from './alibaba-captcha'
import { openStandIn, type ReceivedRequest } from './stand-in'

/*
 * Stand-ins of two cloud SMS services. They check signatures by the published rules and share no code with
 * the signer.
 */

interface ReceivedMessage {
  readonly mobile: string
  readonly sign: string
  readonly template: string
  readonly values: readonly string[]
}

type Course = (response: ServerResponse) => void

const TENCENT_KEY = { id: 'AKIDtest', secret: 'tencent-secret-0123' } as const
export const SECRETS = [ALIBABA_KEY.id, ALIBABA_KEY.secret, TENCENT_KEY.id, TENCENT_KEY.secret]

/** Tencent's error code for a request; null if its signature by this key is valid. */
export function findTencentFault(
  { headers, body }: ReceivedRequest,
  key: { id: string; secret: string },
  now: number,
) {
  const parts =
    /^TC3-HMAC-SHA256 Credential=(\w+)\/([\d-]{10})\/(\w+)\/tc3_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/
  const [, id, day = '', service = '', names = '', signature] = parts.exec(headers.authorization ?? '') ?? []
  if (id !== key.id) return 'AuthFailure.SecretIdNotFound'
  const time = Number(headers['x-tc-timestamp'])
  if (Math.abs(time * 1000 - now) > 300_000) return 'AuthFailure.SignatureExpire'
  if (new Date(time * 1000).toISOString().slice(0, 10) !== day) return 'AuthFailure.SignatureFailure'
  if (!['content-type', 'host', 'x-tc-action'].every((name) => names.split(';').includes(name)))
    return 'AuthFailure.InvalidAuthorization'
  const lower = (name: string) => String(headers[name] ?? '').toLowerCase()
  const lines = names
    .split(';')
    .map((name) => `${name}:${lower(name)}\n`)
    .join('')
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const canonical = ['POST', '/', '', lines, names, hash(body)].join('\n')
  const text = ['TC3-HMAC-SHA256', time, `${day}/${service}/tc3_request`, hash(canonical)].join('\n')
  const signed = [day, service, 'tc3_request', text].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `TC3${key.secret}`,
  )
  return Buffer.from(signed).toString('hex') === signature ? null : 'AuthFailure.SignatureFailure'
}

const controlled = async (
  answer: (request: ReceivedRequest, received: ReceivedMessage[]) => object | { fault: string },
) => {
  const received: ReceivedMessage[] = []
  const faults: string[] = []
  let course: Course | null = null
  const server = await openStandIn((request, response) => {
    const answered = answer(request, received)
    if ('fault' in answered) faults.push(String(answered.fault))
    if (course && !('fault' in answered)) return course(response)
    response.end(JSON.stringify('body' in answered ? answered.body : answered))
  })
  const answers = (next: Course | null) => {
    course = next
  }
  return { ...server, received, faults, answers }
}

export async function openAliyunSms() {
  const server = await controlled((request, received) => {
    const headers = request.headers as Record<string, string | undefined>
    const fault = findSignatureFault({ ...request, headers }, ALIBABA_KEY, Date.now())
    if (fault) return { fault, body: { Code: fault, Message: fault } }
    const { searchParams: query } = new URL(request.target, 'http://aliyun')
    if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
      return { fault: 'InvalidAction.NotFound', body: { Code: 'InvalidAction.NotFound' } }
    const read = (name: string) => query.get(name) ?? ''
    received.push({
      mobile: read('PhoneNumbers'),
      sign: read('SignName'),
      template: read('TemplateCode'),
      values: Object.entries(JSON.parse(read('TemplateParam'))).map((entry) => entry.join('=')),
    })
    return { Code: 'OK', Message: 'OK', BizId: 'b', RequestId: 'r' }
  })
  return {
    ...server,
    refuses: (Code: string) =>
      server.answers((response) => void response.end(JSON.stringify({ Code, Message: Code }))),
    settings: {
      SMS_PROVIDER: 'aliyun',
      SMS_ALIYUN_ACCESS_KEY_ID: ALIBABA_KEY.id,
      SMS_ALIYUN_ACCESS_KEY_SECRET: ALIBABA_KEY.secret,
      SMS_ALIYUN_SIGN_NAME: '筑数通',
      SMS_ALIYUN_CODE_TEMPLATE: 'SMS_1',
      SMS_ALIYUN_NOTICE_TEMPLATE: 'SMS_2',
      SMS_ALIYUN_API_URL: server.url,
    } as Record<string, string>,
    wrongKey: { SMS_ALIYUN_ACCESS_KEY_SECRET: 'another' } as Record<string, string>,
    expected: (code: string) => ({ sign: '筑数通', template: 'SMS_1', values: [`code=${code}`] }),
    mobileOf: (mobile: string) => mobile,
  }
}

export async function openTencentSms() {
  const server = await controlled((request, received) => {
    const fault = findTencentFault(request, TENCENT_KEY, Date.now())
    const { headers } = request
    if (fault) return { fault, body: { Response: { Error: { Code: fault, Message: fault } } } }
    if (
      headers['x-tc-action'] !== 'SendSms' ||
      headers['x-tc-version'] !== '2021-01-11' ||
      !headers['x-tc-region']
    )
      return { fault: 'InvalidAction', body: { Response: { Error: { Code: 'InvalidAction' } } } }
    const body = JSON.parse(request.body.toString())
    const { PhoneNumberSet: mobiles, SignName: sign, TemplateId: template, TemplateParamSet: values } = body
    if (body.SmsSdkAppId !== '1400000001') return { Response: { Error: { Code: 'UnauthorizedOperation' } } }
    received.push({ mobile: mobiles[0], sign, template, values })
    return {
      Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success', SerialNo: 's' }], RequestId: 'r' },
    }
  })
  return {
    ...server,
    refuses: (Code: string) =>
      server.answers(
        (response) => void response.end(JSON.stringify({ Response: { SendStatusSet: [{ Code }] } })),
      ),
    settings: {
      SMS_PROVIDER: 'tencent',
      SMS_TENCENT_SECRET_ID: TENCENT_KEY.id,
      SMS_TENCENT_SECRET_KEY: TENCENT_KEY.secret,
      SMS_TENCENT_APP_ID: '1400000001',
      SMS_TENCENT_SIGN_NAME: '筑数通',
      SMS_TENCENT_CODE_TEMPLATE: '11',
      SMS_TENCENT_NOTICE_TEMPLATE: '22',
      SMS_TENCENT_API_URL: server.url,
    } as Record<string, string>,
    wrongKey: { SMS_TENCENT_SECRET_KEY: 'another' } as Record<string, string>,
    expected: (code: string) => ({ sign: '筑数通', template: '11', values: [code] }),
    mobileOf: (mobile: string) => `+86${mobile}`,
  }
}

export type TestCloudSms = Awaited<ReturnType<typeof openAliyunSms | typeof openTencentSms>>
