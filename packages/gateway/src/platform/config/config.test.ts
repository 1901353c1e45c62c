import { generateKeyPairSync } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configOrExit, readConfig } from './index'

const read = (env: Record<string, string>) => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(JSON.stringify(result.wrong))
  return result.config
}
const wrongNames = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? [] : result.wrong.map(({ name }) => name)
}

describe('readConfig', () => {
  it('works with nothing set; an empty value is not set', () => {
    const config = read({ GATEWAY_PORT: '', HOME: '/root' })
    expect(config).toMatchObject({ GATEWAY_PORT: 4000, SANDBOX: false, TRUST_PROXY: 'loopback' })
    expect(config.DATABASE_URL).toBeUndefined()
    expect(isAbsolute(config.PORTAL_DATA_DIR)).toBe(true)
  })

  it('reads a switch, an origin, a list and a key in one line', () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const config = read({
      SANDBOX: 'on',
      PORTAL_ORIGIN: 'https://portal.example.com/',
      DATABASE_READ_URLS: 'postgres://a/x, postgresql://b/y',
      PORTAL_RSA_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    })
    expect(config.SANDBOX).toBe(true)
    expect(config.PORTAL_ORIGIN).toBe('https://portal.example.com')
    expect(config.DATABASE_READ_URLS).toEqual(['postgres://a/x', 'postgresql://b/y'])
    expect(config.PORTAL_RSA_PRIVATE_KEY).toBe(privateKey)
  })

  it.each([
    ['GATEWAY_PORT', '65536', '65535'],
    ['SEED_SIZE', '20000001', '20000000'],
    ['DATABASE_POOL', '19', '18'],
    ['SANDBOX', 'yes', 'on'],
    ['DATABASE_URL', 'mysql://host/name', 'postgres://host/name'],
    ['DATABASE_READ_URLS', 'postgres://a/x,nothing', 'postgres://a/x'],
    ['PORTAL_ORIGIN', 'http://localhost:3000/path', 'http://localhost:3000'],
    ['PORTAL_FIXED_AES_KEY', '123456789012345', '1234567890123456'],
    ['SMS_PROVIDER', 'alibaba', 'sandbox'],
    ['TRIAL_DAYS', '366', '365'],
    ['CAPTCHA_DIFFICULTY', '1025', '1024'],
    ['ALIPAY_PRODUCT_CODE', 'FAST_INSTANT_TRADE_PAY', 'QR_CODE_OFFLINE'],
    ['WECHAT_PAY_API_URL', 'https://api.mch.weixin.qq.com/v3', 'https://api2.mch.weixin.qq.com'],
  ])('rejects %s=%s and accepts %s', (name, bad, good) => {
    expect(wrongNames({ [name]: bad })).toEqual([name])
    expect(wrongNames({ [name]: good })).toEqual([])
  })

  it("Alibaba's captcha is set as a whole, or refused by the names of what is missing", () => {
    const names = ['ACCESS_KEY_ID', 'ACCESS_KEY_SECRET', 'SCENE_ID', 'PREFIX'].map(
      (name) => `CAPTCHA_ALIBABA_${name}`,
    )
    const whole = Object.fromEntries(names.map((name) => [name, 'x1']))
    expect(wrongNames({ CAPTCHA_PROVIDER: 'alibaba' })).toEqual(names)
    expect(wrongNames({ CAPTCHA_PROVIDER: 'alibaba', ...whole })).toEqual([])
    for (const name of names) {
      expect(wrongNames({ CAPTCHA_PROVIDER: 'alibaba', ...whole, [name]: '' })).toEqual([name])
      expect(wrongNames({ [name]: 'x1' })).toEqual(names.filter((other) => other !== name))
    }
    expect(wrongNames({ ...whole, CAPTCHA_ALIBABA_PREFIX: 'a"b' })).toEqual(['CAPTCHA_ALIBABA_PREFIX'])
  })

  it('an assistant service needs its key', () => {
    const url = { ASSISTANT_URL: 'https://api.dify.ai/v1' }
    expect(wrongNames(url)).toEqual(['ASSISTANT_KEY'])
    expect(wrongNames({ ASSISTANT_URL: 'dify' })).toEqual(['ASSISTANT_URL'])
    expect(read({ ...url, ASSISTANT_KEY: 'app-1' }).ASSISTANT_URL).toBe(url.ASSISTANT_URL)
  })

  it('a half configured WeChat login is refused, whichever half is missing', () => {
    const [id, secret] = [{ WECHAT_LOGIN_APP_ID: 'wx01' }, { WECHAT_LOGIN_APP_SECRET: 's' }]
    const provider = { WECHAT_LOGIN_PROVIDER: 'wechat' }
    const all = ['WECHAT_LOGIN_APP_ID', 'WECHAT_LOGIN_APP_SECRET']
    expect(wrongNames(provider)).toEqual(all)
    expect(wrongNames({ ...provider, ...id })).toEqual(['WECHAT_LOGIN_APP_SECRET'])
    expect(wrongNames(secret)).toEqual(['WECHAT_LOGIN_APP_ID'])
    expect(read({ ...provider, ...id, ...secret }).WECHAT_LOGIN_API_URL).toBe('https://api.weixin.qq.com')
    expect(wrongNames({ WECHAT_LOGIN_API_URL: 'api.weixin.qq.com' })).toEqual(['WECHAT_LOGIN_API_URL'])
  })

  it('a sandbox in production is refused, unless a second variable asks for it', () => {
    const production = { NODE_ENV: 'production' }
    expect(wrongNames({ ...production, SANDBOX: 'on' })).toEqual(['SANDBOX_IN_PRODUCTION'])
    expect(wrongNames({ ...production, SANDBOX: 'on', SANDBOX_IN_PRODUCTION: 'off' })).toEqual([
      'SANDBOX_IN_PRODUCTION',
    ])
    expect(read({ ...production, SANDBOX: 'on', SANDBOX_IN_PRODUCTION: 'on' }).SANDBOX).toBe(true)
    expect(read({ NODE_ENV: 'development', SANDBOX: 'on' }).SANDBOX).toBe(true)
    expect(read(production).SANDBOX).toBe(false)
    expect(read({ ...production, SANDBOX_IN_PRODUCTION: 'on' }).SANDBOX).toBe(false)
  })

  it('says what was expected and never prints the value', () => {
    const result = readConfig({ PORTAL_RSA_PRIVATE_KEY: 'top-secret', GATEWAY_PORT: 'x' })
    expect(result).toMatchObject({
      ok: false,
      wrong: [
        { name: 'GATEWAY_PORT', expected: expect.stringContaining('端口') },
        { name: 'PORTAL_RSA_PRIVATE_KEY', expected: expect.stringContaining('PEM') },
      ],
    })
    expect(JSON.stringify(result)).not.toContain('top-secret')
  })
})

describe('configOrExit', () => {
  afterEach(() => vi.restoreAllMocks())

  it('a sandbox in production ends the process, with one line that says what to do', () => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    expect(() => configOrExit({ NODE_ENV: 'production', SANDBOX: 'on' })).toThrow('exit 1')
    expect(lines).toEqual([expect.stringMatching(/SANDBOX_IN_PRODUCTION .*SANDBOX=off/)])
  })
})
