import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './index'

const read = (env: Record<string, string>) => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(JSON.stringify(result.wrong))
  return result.config
}
const wrongNames = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? [] : result.wrong.map(({ name }) => name)
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const bareOf = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '')
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

const dir = mkdtempSync(join(tmpdir(), 'zhushutong-keys-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const fileOf = (name: string, content: string) => {
  writeFileSync(join(dir, name), content)
  return join(dir, name)
}

const GATEWAY = { GATEWAY_ORIGIN: 'https://gateway.example.com' }
const WECHAT = {
  WECHAT_PAY_MCH_ID: '1900000109',
  WECHAT_PAY_APP_ID: 'wx0123456789abcdef',
  WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7200000001',
  WECHAT_PAY_PRIVATE_KEY: pkcs8,
  WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
}
const ALIPAY = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: bareOf(pkcs8),
  ALIPAY_PUBLIC_KEY: bareOf(spki),
}
const ALIYUN = {
  SMS_ALIYUN_ACCESS_KEY_ID: 'LTAI',
  SMS_ALIYUN_ACCESS_KEY_SECRET: 's',
  SMS_ALIYUN_SIGN_NAME: '筑数通',
  SMS_ALIYUN_CODE_TEMPLATE: 'SMS_1',
  SMS_ALIYUN_NOTICE_TEMPLATE: 'SMS_2',
}
const TENCENT = {
  SMS_TENCENT_SECRET_ID: 'AKID',
  SMS_TENCENT_SECRET_KEY: 's',
  SMS_TENCENT_APP_ID: '1400000001',
  SMS_TENCENT_SIGN_NAME: '筑数通',
  SMS_TENCENT_CODE_TEMPLATE: '1',
  SMS_TENCENT_NOTICE_TEMPLATE: '2',
}
const SMTP = { SMTP_HOST: 'smtp.example.com', MAIL_FROM: '筑数通 <noreply@example.com>' }
const S3 = {
  S3_ENDPOINT: 'https://s3.cn-north-1.amazonaws.com.cn',
  S3_REGION: 'cn-north-1',
  S3_BUCKET: 'zhushutong-files',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 's',
}
const TRANSFER = {
  TRANSFER_ACCOUNT_NAME: '重庆某某科技有限公司',
  TRANSFER_BANK_NAME: '某某银行重庆两江支行',
  TRANSFER_ACCOUNT_NO: '6200 0000 0000 0000',
}

describe.each([
  ['WECHAT_PAY_PROVIDER', 'wechat', WECHAT, GATEWAY],
  ['ALIPAY_PROVIDER', 'alipay', ALIPAY, GATEWAY],
  ['SMS_PROVIDER', 'aliyun', ALIYUN, {}],
  ['SMS_PROVIDER', 'tencent', TENCENT, {}],
  ['MAIL_PROVIDER', 'smtp', SMTP, {}],
  ['FILES_PROVIDER', 's3', S3, {}],
])('%s=%s', (variable, provider, whole: Record<string, string>, also: Record<string, string>) => {
  const names = Object.keys(whole)
  const chosen = { [variable]: provider, ...also }

  it('is set as a whole, or refused by the names of what is missing', () => {
    expect(wrongNames(chosen)).toEqual(names)
    expect(wrongNames({ ...chosen, ...whole })).toEqual([])
    for (const name of names) expect(wrongNames({ ...chosen, ...whole, [name]: '' })).toEqual([name])
  })

  it('is set as a whole also while it is not chosen', () => {
    for (const [name, value] of Object.entries(whole))
      expect(wrongNames({ [name]: value })).toEqual(names.filter((other) => other !== name))
    const embedded = variable === 'FILES_PROVIDER' ? 'folder' : 'sandbox'
    expect(wrongNames({ ...whole, [variable]: embedded })).toEqual([])
  })
})

it('a store at an IP address has its bucket in the path', () => {
  for (const S3_ENDPOINT of ['http://10.0.0.8:9000', 'http://[::1]:9000']) {
    const env = { FILES_PROVIDER: 's3', ...S3, S3_ENDPOINT }
    expect(wrongNames(env)).toEqual(['S3_PATH_STYLE'])
    expect(wrongNames({ ...env, S3_PATH_STYLE: 'off' })).toEqual(['S3_PATH_STYLE'])
    expect(read({ ...env, S3_PATH_STYLE: 'on' })).toMatchObject({ S3_ENDPOINT, S3_PATH_STYLE: true })
  }
  expect(read({ FILES_PROVIDER: 's3', ...S3 }).S3_PATH_STYLE).toBe(false)
})

it('an account for transfers is whole or not there', () => {
  expect(wrongNames(TRANSFER)).toEqual([])
  for (const name of Object.keys(TRANSFER)) expect(wrongNames({ ...TRANSFER, [name]: '' })).toEqual([name])
  expect(wrongNames({ ...TRANSFER, TRANSFER_ACCOUNT_NO: 'see page 3' })).toEqual(['TRANSFER_ACCOUNT_NO'])
})

it('the user and the password of an SMTP server are set together, or neither', () => {
  const login = { SMTP_USER: 'noreply', SMTP_PASSWORD: 's' }
  expect(wrongNames({ MAIL_PROVIDER: 'smtp', ...SMTP, ...login })).toEqual([])
  for (const name of Object.keys(login))
    expect(wrongNames({ MAIL_PROVIDER: 'smtp', ...SMTP, ...login, [name]: '' })).toEqual([name])
})

it('notifications need an address that providers can post to, over https', () => {
  for (const [variable, provider, whole] of [
    ['WECHAT_PAY_PROVIDER', 'wechat', WECHAT],
    ['ALIPAY_PROVIDER', 'alipay', ALIPAY],
  ] as const) {
    expect(wrongNames({ [variable]: provider, ...whole })).toEqual(['GATEWAY_ORIGIN'])
    const http = { GATEWAY_ORIGIN: 'http://gateway.example.com' }
    expect(wrongNames({ [variable]: provider, ...whole, ...http })).toEqual(['GATEWAY_ORIGIN'])
  }
})

it('keys are PEM, with \\n for line ends, or bare as Alipay shows them, or in files; PEM afterwards', () => {
  const written = [pkcs8, pkcs8.replaceAll('\n', '\\n'), bareOf(pkcs8)]
  for (const key of written)
    expect(read({ ...ALIPAY, ALIPAY_PRIVATE_KEY: key }).ALIPAY_PRIVATE_KEY).toContain('BEGIN PRIVATE KEY')
  expect(read({ ...ALIPAY, ALIPAY_PRIVATE_KEY: bareOf(pkcs1) }).ALIPAY_PRIVATE_KEY).toContain(
    'BEGIN RSA PRIVATE KEY',
  )
  const files = {
    ...GATEWAY,
    ...WECHAT,
    WECHAT_PAY_PROVIDER: 'wechat',
    WECHAT_PAY_PRIVATE_KEY: '',
    WECHAT_PAY_PRIVATE_KEY_FILE: fileOf('apiclient_key.pem', pkcs8),
    WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_011',
    WECHAT_PAY_PUBLIC_KEY_FILE: fileOf('pub_key.pem', spki),
  }
  expect(read(files)).toMatchObject({
    WECHAT_PAY_PRIVATE_KEY_FILE: pkcs8.trim(),
    WECHAT_PAY_PUBLIC_KEY_FILE: spki.trim(),
  })
  expect(wrongNames({ ...files, WECHAT_PAY_PUBLIC_KEY_FILE: '' })).toEqual(['WECHAT_PAY_PUBLIC_KEY'])
  expect(wrongNames({ ...files, WECHAT_PAY_PUBLIC_KEY_ID: '' })).toEqual(['WECHAT_PAY_PUBLIC_KEY_ID'])
})

it.each([
  ['WECHAT_PAY_PRIVATE_KEY', spki],
  ['WECHAT_PAY_PRIVATE_KEY', elliptic],
  ['WECHAT_PAY_PRIVATE_KEY_FILE', join(dir, 'nothing.pem')],
  ['WECHAT_PAY_PUBLIC_KEY', pkcs8],
  ['WECHAT_PAY_API_V3_KEY', 'k'.repeat(33)],
  ['WECHAT_PAY_MCH_ID', 'wx'],
  ['ALIPAY_PUBLIC_KEY', bareOf(pkcs8)],
  ['ALIPAY_SELLER_ID', '1088000000000001'],
  ['S3_ENDPOINT', 'https://s3.example.com/zhushutong-files'],
  ['S3_BUCKET', 'Zhushutong_Files'],
  ['MAIL_FROM', 'noreply@example.com\r\nBcc: a@example.com'],
])('%s is refused without repeating it', (name, value) => {
  const result = readConfig({ ...WECHAT, ...ALIPAY, ...ALIYUN, ...SMTP, ...S3, [name]: value })
  expect(result).toMatchObject({ ok: false, wrong: [{ name }] })
  if (value.length > 30) expect(JSON.stringify(result)).not.toContain(value.slice(-20))
})
