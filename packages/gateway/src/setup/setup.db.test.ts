import { generateKeyPairSync } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { parseEnv, stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase, type TestDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { readConfig } from '../platform/config'
import { openTerminal, setupCommand } from './index'

let database: TestDatabase
let folder: string
let file: string
beforeAll(async () => {
  database = await openEmptyDatabase('PostgreSQL')
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-setup-'))
  file = join(folder, 'zhushutong.env')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const freePort = async (): Promise<string> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return String(port)
}

const answersOf = async (more: Readonly<Record<string, string>> = {}) => ({
  PORTAL_ORIGIN: 'https://www.example.com',
  DATABASE_URL: database.url!,
  PORTAL_DATA_DIR: join(folder, 'data'),
  PORTAL_PORT: await freePort(),
  GATEWAY_PORT: await freePort(),
  ...more,
})

/** Without an answer a wizard that asks for ever ends by the time limit of its test. */
const MAX_QUESTIONS = 60

const setUp = async (args: readonly string[], typed?: (asked: string) => string) => {
  const lines: string[] = []
  const screen = new PassThrough()
  let shown = ''
  const input = new PassThrough()
  let asked = ''
  let questions = 0
  screen.on('data', (chunk) => {
    shown += chunk
    asked += stripVTControlCharacters(String(chunk))
    if (!asked.endsWith('：') || ++questions > MAX_QUESTIONS) return
    const answer = typed?.(asked.split('\n').at(-1) ?? '') ?? ''
    asked = ''
    setImmediate(() => input.write(`${answer}\r`))
  })
  const code = await setupCommand(args, {
    file,
    isRelease: true,
    now: NOW,
    openTerminal: () => (typed ? openTerminal(input, screen) : null),
    print: (line) => void lines.push(line),
  })
  return { code, said: lines.join('\n'), shown }
}

const setUpFrom = async (answers: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const path = join(folder, 'answers')
  writeFileSync(
    path,
    Object.entries(answers)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  return setUp(['--answers', path, ...args])
}

const written = () => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>

describe('setup with answers', () => {
  it('writes a file for its owner that a gateway in production takes, with keys and without demo data', async () => {
    const answers = await answersOf({
      SMS_PROVIDER: '',
      TRANSFER_ACCOUNT_NAME: 'A "B" #1',
      TRANSFER_BANK_NAME: '某某 银行',
      TRANSFER_ACCOUNT_NO: '6200 0000',
    })
    const { code, said } = await setUpFrom(answers)
    expect(said).toMatch(/✓ PostgreSQL \d+[\s\S]*zhushutong admin staff add/)
    expect(said).toContain('没有短信服务')
    expect(code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { SMS_PROVIDER: _, ...kept }: Record<string, string> = answers
    const hex = expect.stringMatching(/^[\da-f]{64}$/)
    expect(written()).toMatchObject({
      ...kept,
      SEED_SIZE: '0',
      PORTAL_PROXIES: '1',
      PORTAL_HOST: '127.0.0.1',
      PORTAL_STAFF_KEY: hex,
      PORTAL_SERVICE_KEY: hex,
    })
    expect(readConfig({ ...written(), NODE_ENV: 'production' }).ok).toBe(true)
  })

  it('says each wrong or missing answer, and writes nothing', async () => {
    const { PORTAL_ORIGIN: _, ...answers } = await answersOf({ SMS_PROVIDER: 'aliyun' })
    const { code, said } = await setUpFrom(answers)
    expect(code).toBe(1)
    expect(said).toContain('PORTAL_ORIGIN 没有设')
    expect(said).toContain('SMS_ALIYUN_SIGN_NAME 应为')
    expect((await setUpFrom({ ...answers, GATEWAY_PORT: '70000' })).said).toContain('GATEWAY_PORT 应为')
    expect(existsSync(file)).toBe(false)
  })

  it('refuses a database, a port and a folder that do not work, without the password', async () => {
    const busy = createServer()
    await new Promise<void>((listening) => busy.listen(0, listening))
    const port = String((busy.address() as AddressInfo).port)
    const url = Object.assign(new URL(database.url!), { pathname: '/nowhere', password: 'top-secret' }).href
    writeFileSync(join(folder, 'plain'), '')
    const wrong = { DATABASE_URL: url, GATEWAY_PORT: port, PORTAL_DATA_DIR: join(folder, 'plain', 'data') }
    const { code, said } = await setUpFrom(await answersOf(wrong))
    busy.close()
    expect(code).toBe(1)
    expect(said).toMatch(/✗ 数据库打不开/)
    expect(said).toContain(`端口 ${port} 已被占用`)
    expect(said).toContain('不可写')
    expect(said).not.toContain('top-secret')
    expect(existsSync(file)).toBe(false)
  })

  it('refuses a user who may not create tables', async () => {
    const name = `reader_${process.pid}`
    await database.sql.raw(`create role ${name} login password 'x'`)
    const url = Object.assign(new URL(database.url!), { username: name, password: 'x' }).href
    const { code, said } = await setUpFrom(await answersOf({ DATABASE_URL: url }))
    await database.sql.raw(`drop role ${name}`)
    expect([code, said]).toEqual([1, expect.stringContaining(`用户 ${name} 不能在这个库里建表`)])
  })

  it('keeps a file that is there, unless told to replace it, and then a copy and its keys', async () => {
    await setUpFrom(await answersOf())
    const before = written()
    expect((await setUpFrom(await answersOf())).code).toBe(1)
    expect(written()).toEqual(before)
    const { code } = await setUpFrom(
      await answersOf({ PORTAL_ORIGIN: 'https://other.example.com' }),
      '--replace',
    )
    expect(code).toBe(0)
    expect(written()).toMatchObject({
      PORTAL_ORIGIN: 'https://other.example.com',
      PORTAL_STAFF_KEY: before.PORTAL_STAFF_KEY,
    })
    const copies = readdirSync(folder).filter((name) => /^zhushutong\.env\.\d{8}T\d{6}Z$/.test(name))
    expect(copies).toHaveLength(1)
    expect(parseEnv(readFileSync(join(folder, copies[0]!), 'utf8'))).toEqual(before)
  })

  it('leaves keys alone that an installation has in its data folder', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'staff.key'), 'ab')
    await setUpFrom(await answersOf())
    expect(written()).not.toHaveProperty('PORTAL_STAFF_KEY')
    expect(written()).toHaveProperty('PORTAL_SERVICE_KEY')
  })
})

describe('setup in a terminal', () => {
  /** Types the first reply whose words are in the question. */
  const reply = (replies: Readonly<Record<string, string>>) => (asked: string) =>
    Object.entries(replies).find(([words]) => asked.includes(words))?.[1] ?? ''

  it('asks, asks again for what is wrong, then for what a choice requires, and shows no secret', async () => {
    const { PORTAL_ORIGIN, DATABASE_URL, PORTAL_DATA_DIR, PORTAL_PORT, GATEWAY_PORT } = await answersOf()
    const url = new URL(DATABASE_URL)
    const password = url.password
    url.password = ''
    let tries = 0
    const replies = reply({
      SMS_TENCENT_SECRET_KEY: 'secret-of-sms',
      SMS_TENCENT_APP_ID: '1400000000',
      SMS_TENCENT_CODE_TEMPLATE: '1',
      SMS_TENCENT_NOTICE_TEMPLATE: '2',
      SMS_TENCENT: 'text',
      PostgreSQL: url.href,
      密码: password,
      '数据文件夹 ': PORTAL_DATA_DIR,
      门户的端口: PORTAL_PORT,
      网关的端口: GATEWAY_PORT,
      短信服务: 'tencent',
    })
    const { code, shown } = await setUp([], (asked) =>
      asked.includes('门户对外的地址') ? (tries++ ? PORTAL_ORIGIN : 'www.example.com') : replies(asked),
    )
    expect(code).toBe(0)
    expect(shown).toContain('✗ 应为：门户的地址')
    expect(shown).not.toContain('secret-of-sms')
    if (password) expect(shown).not.toContain(password)
    expect(written()).toMatchObject({
      PORTAL_ORIGIN,
      SMS_PROVIDER: 'tencent',
      SMS_TENCENT_SECRET_KEY: 'secret-of-sms',
    })
    expect(new URL(written().DATABASE_URL!).password).toBe(password)
  })

  it('keeps what is known, asks again for what does not fit, and for a key by its file', async () => {
    const known = await answersOf({
      ALIPAY_PROVIDER: 'alipay',
      ALIPAY_PRIVATE_KEY: 'broken',
      DATABASE_POOL: '5',
    })
    writeFileSync(
      file,
      Object.entries(known)
        .map(([name, value]) => `${name}='${value}'\n`)
        .join(''),
    )
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(join(folder, 'private.pem'), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    writeFileSync(join(folder, 'public.pem'), pair.publicKey.export({ type: 'spki', format: 'pem' }))
    const { code, shown } = await setUp(
      [],
      reply({
        ALIPAY_PRIVATE_KEY_FILE: join(folder, 'private.pem'),
        ALIPAY_PUBLIC_KEY_FILE: join(folder, 'public.pem'),
        ALIPAY_APP_ID: '2021000000000000',
        ALIPAY_SELLER_ID: '2088000000000000',
        GATEWAY_ORIGIN: 'https://gateway.example.com',
      }),
    )
    expect(code).toBe(0)
    expect(shown).toContain('保留现在的数据库')
    expect(shown).not.toContain('broken')
    const { ALIPAY_PRIVATE_KEY: _, ...kept } = known as Record<string, string>
    expect(written()).toMatchObject({ ...kept, ALIPAY_PRIVATE_KEY_FILE: join(folder, 'private.pem') })
    expect(written()).not.toHaveProperty('ALIPAY_PRIVATE_KEY')
  })

  it('writes nothing without the last yes', async () => {
    const answers = await answersOf()
    const { code, said } = await setUp([], (asked) => {
      if (asked.includes('写入')) return 'n'
      if (asked.includes('PostgreSQL')) return answers.DATABASE_URL
      if (asked.includes('对外的地址')) return answers.PORTAL_ORIGIN
      return reply({
        '数据文件夹 ': answers.PORTAL_DATA_DIR,
        门户的端口: answers.PORTAL_PORT,
        网关的端口: answers.GATEWAY_PORT,
      })(asked)
    })
    expect([code, said]).toEqual([1, '没有写入任何文件'])
    expect(existsSync(file)).toBe(false)
  })

  it('needs a terminal or answers', async () => {
    expect(await setUp([])).toMatchObject({ code: 2, said: expect.stringContaining('用法') })
  })
})
