import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkVariable, listChoices, readConfig } from '../platform/config'
import { checkDatabase } from './check-database'
import { checkFolder, checkPort, type Finding } from './check-place'
import { isSecret, QUESTIONS, type Question } from './questions'
import type { Settings } from './settings-file'
import type { Terminal } from './terminal'

const POOL = 10

/** Settings of every server, without a question. */
const FIXED: Settings = { SEED_SIZE: '0' }

/** Keys that gateways share, with their files in the data folder of an installation that made its own. */
const KEYS = { PORTAL_STAFF_KEY: 'staff.key', PORTAL_SERVICE_KEY: 'service.key' } as const
const KEY_BYTES = 32

/** The answer that removes a setting. */
const NONE = '-'

/** The services to choose from. The sandbox's stand-ins are the defaults, and not among them. */
const choicesOf = (name: string) => listChoices(name).filter((value) => value !== 'off')

const without = (settings: Settings, name: string): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([other]) => other !== name))

const wordQuestion = ({ name, text, usual, isOptional }: Question): string => {
  const choices = choicesOf(name).join('、')
  const none = usual && isOptional ? `输入 ${NONE} 为不设置` : ''
  const hint = [choices, none].filter(Boolean).join('；')
  return `${text}${hint ? `（${hint}）` : ''}${usual ? ` [${usual}]` : ''}：`
}

/** Checks a value where the machine or the database decides; null for a value that has nothing to check. */
export async function checkOutside(name: string, settings: Settings): Promise<Finding | null> {
  const value = settings[name] ?? ''
  if (name === 'DATABASE_URL') return checkDatabase(value, Number(settings.DATABASE_POOL ?? POOL))
  if (name === 'PORTAL_DATA_DIR') return checkFolder(value)
  return name === 'PORTAL_PORT' || name === 'GATEWAY_PORT' ? checkPort(name, value) : null
}

const withPassword = (url: string, password: string): string => {
  const parsed = new URL(url)
  parsed.password = encodeURIComponent(password)
  return parsed.href
}

/** Asks for one setting until its value is right. */
async function askSetting(terminal: Terminal, question: Question, settings: Settings): Promise<Settings> {
  for (;;) {
    const { name, isOptional } = question
    const typed = await terminal.ask(wordQuestion(question), isSecret(name))
    const value = typed || question.usual || ''
    if (isOptional && (!value || value === NONE)) return without(settings, name)
    const expected = value ? checkVariable(name, value) : '必填'
    if (expected) {
      terminal.say(`  ✗ 应为：${expected}`)
      continue
    }
    const answer = await completeAnswer(terminal, name, value)
    const next = { ...settings, [name]: answer }
    const finding = await checkOutside(name, next)
    if (finding) terminal.say('right' in finding ? `  ✓ ${finding.right}` : `  ✗ ${finding.wrong}`)
    if (!finding || 'right' in finding) return next
  }
}

const completeAnswer = async (terminal: Terminal, name: string, value: string): Promise<string> => {
  if (name !== 'DATABASE_URL' || new URL(value).password) return value
  const password = await terminal.ask('该用户的密码（输入时不显示，不用密码就直接回车）：', true)
  return password ? withPassword(value, password) : value
}

/** A key in several lines cannot be typed: its file is asked for instead. */
const nameToAsk = (name: string): string =>
  /^(WECHAT_PAY|ALIPAY)_(PRIVATE|PUBLIC)_KEY$/.test(name) ? `${name}_FILE` : name

/** Settings that the given ones require, or that do not fit to them, with the expected values. */
export function findWrong(settings: Settings) {
  const result = readConfig({ ...settings, NODE_ENV: 'production' })
  return result.ok ? [] : result.wrong
}

const keepsDatabase = async (terminal: Terminal, known: Settings): Promise<boolean> => {
  if (!known.DATABASE_URL) return false
  const finding = await checkOutside('DATABASE_URL', known)
  if (!finding || 'wrong' in finding) return false
  return !/^n/i.test(await terminal.ask(`保留现在的数据库（${finding.right}）？[y]/n：`))
}

/** Asks for all settings of a server. Values of `known` are offered. */
export async function interview(terminal: Terminal, known: Settings): Promise<Settings> {
  let settings = known
  for (const question of QUESTIONS) {
    // The known address of the database contains a password: it is kept or asked for, never shown.
    if (question.name === 'DATABASE_URL') {
      if (!(await keepsDatabase(terminal, known))) settings = await askSetting(terminal, question, settings)
      continue
    }
    const usual = known[question.name] ?? question.usual
    settings = await askSetting(terminal, { ...question, usual }, settings)
  }
  for (let wrong = findWrong(settings); wrong.length > 0; wrong = findWrong(settings))
    for (const { name, expected } of wrong) {
      const question = { name: nameToAsk(name), text: `${nameToAsk(name)}，${expected}` }
      settings = await askSetting(terminal, question, without(settings, name))
    }
  return settings
}

/** Adds what a server needs beyond the answers: fixed settings, the portal's address behind a proxy, new keys. */
export function completeSettings(settings: Settings): Settings {
  const isBehindProxy = Number(settings.PORTAL_PROXIES ?? 0) > 0
  const host: Settings = isBehindProxy ? { PORTAL_HOST: '127.0.0.1' } : {}
  const keys = Object.entries(KEYS)
    .filter(([, file]) => !existsSync(join(settings.PORTAL_DATA_DIR ?? '', file)))
    .map(([name]) => [name, randomBytes(KEY_BYTES).toString('hex')] as const)
  return { ...FIXED, ...host, ...Object.fromEntries(keys), ...settings }
}
