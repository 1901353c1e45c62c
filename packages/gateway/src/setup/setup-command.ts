import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkVariable } from '../platform/config'
import { checkTarget, type Finding } from './check-place'
import { checkOutside, completeSettings, findWrong, interview } from './interview'
import { QUESTIONS } from './questions'
import { findUnwritable, readSettings, type Settings, writeSettings } from './settings-file'
import type { Terminal } from './terminal'

const SETUP_USAGE = `用法：npm run admin -- setup [--to 文件] [--answers 文件 [--replace]]
  问答、检查并写出设置文件，只有本用户能读；已有的文件先留一份副本
  --to       设置文件，默认是本安装的设置文件
  --answers  不提问：答案是这个文件里的“变量名=值”（/dev/stdin 为标准输入），变量见 .env.example
  --replace  与 --answers 一起：允许改写已有的设置文件`

interface SetupCall {
  /** The settings file of this installation. */
  readonly file: string
  /** True for an unpacked release, which systemd runs. */
  readonly isRelease: boolean
  readonly now: number
  /** Opens the terminal; null where there is none. */
  readonly openTerminal: () => Terminal | null
  readonly print: (line: string) => void
}

const parse = (args: readonly string[]) => {
  try {
    const options = {
      to: { type: 'string' },
      answers: { type: 'string' },
      replace: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch {
    return null
  }
}

const findWrongAnswers = (settings: Settings): readonly string[] => {
  const malformed = Object.entries(settings).flatMap(([name, value]) => {
    const expected = checkVariable(name, value)
    return expected ? [`${name} 应为：${expected}`] : []
  })
  if (malformed.length > 0) return malformed
  const missing = QUESTIONS.filter(({ name, isOptional }) => !isOptional && !settings[name])
  return [
    ...missing.map(({ name, text }) => `${name} 没有设：${text}`),
    ...findWrong(settings).map(({ name, expected }) => `${name} 应为：${expected}`),
  ]
}

const report = (print: (line: string) => void, findings: readonly Finding[]): boolean => {
  for (const finding of findings) print('right' in finding ? `✓ ${finding.right}` : `✗ ${finding.wrong}`)
  return findings.every((finding) => 'right' in finding)
}

/** Checks answers that were not asked for; null for refused ones. */
async function checkAnswers(answers: Settings, print: (line: string) => void): Promise<Settings | null> {
  const usual = QUESTIONS.flatMap(({ name, usual }) =>
    usual && name !== 'DATABASE_URL' ? [[name, usual]] : [],
  )
  const settings: Settings = { ...Object.fromEntries(usual), ...answers }
  const wrong = findWrongAnswers(settings)
  for (const line of wrong) print(`✗ ${line}`)
  if (wrong.length > 0) return null
  const findings = await Promise.all(QUESTIONS.map(({ name }) => checkOutside(name, settings)))
  return report(
    print,
    findings.filter((finding) => finding !== null),
  )
    ? settings
    : null
}

const askAll = async (terminal: Terminal, known: Settings, path: string): Promise<Settings | null> => {
  try {
    if (Object.keys(known).length > 0)
      terminal.say(`已有设置文件 ${path}：方括号里是现在的值，直接回车保留；写入前会留一份副本`)
    const settings = await interview(terminal, known)
    const isSure = /^(y|yes|是|)$/i.test(await terminal.ask(`写入 ${path}？[是]：`))
    return isSure ? settings : null
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    return null
  } finally {
    terminal.close()
  }
}

const listNotes = (settings: Settings): readonly string[] => [
  ...(settings.PORTAL_ORIGIN?.startsWith('https:') ? [] : ['门户的地址不是 https：只适合内网试用']),
  ...(settings.SMS_PROVIDER ? [] : ['没有短信服务：用户不能注册与短信登录，运营台不受影响']),
]

const listSteps = (isRelease: boolean, origin: string): readonly string[] => {
  const start = isRelease
    ? 'sudo systemctl enable --now zhushutong-gateway zhushutong-portal'
    : 'SANDBOX=off npm start'
  const admin = isRelease ? 'sudo -u zhushutong zhushutong admin' : 'npm run admin --'
  return [
    '接下来：',
    `  ${start}`,
    `  ${admin} staff add zhang.san admin 张三`,
    `  打开 ${origin}/console 登录运营台`,
  ]
}

/**
 * Asks for the settings of a server, checks them against machine and database, and writes the settings file.
 * @returns the exit code: 1 when refused or cancelled, 2 for a usage error
 */
export async function setupCommand(args: readonly string[], call: SetupCall): Promise<number> {
  const { print, isRelease } = call
  const options = parse(args)
  const terminal = options && options.answers === undefined ? call.openTerminal() : null
  if (!options || (options.answers === undefined && !terminal)) {
    print(SETUP_USAGE)
    return 2
  }
  const path = resolve(options.to ?? call.file)
  const known = readSettings(path)
  const target = checkTarget(dirname(path))
  if ('wrong' in target) return refuse(print, target.wrong)
  if (options.answers !== undefined && Object.keys(known).length > 0 && !options.replace)
    return refuse(print, `${path} 已有设置；要改写请加 --replace，原来的会留一份副本`)
  const answered = terminal
    ? await askAll(terminal, known, path)
    : await checkAnswers({ ...known, ...readSettings(options.answers!) }, print)
  if (!answered) return refuse(print, '没有写入任何文件')
  const settings = completeSettings(answered)
  const [unwritable] = findUnwritable(settings)
  if (unwritable) return refuse(print, `${unwritable} 的值同时含有三种引号，不能写入设置文件`)
  const copy = writeSettings(path, settings, call.now)
  print(`已写入 ${path}，只有本用户能读${copy ? `；原来的在 ${copy}` : ''}`)
  for (const line of [
    ...listNotes(settings).map((note) => `注意：${note}`),
    ...listSteps(isRelease, settings.PORTAL_ORIGIN!),
  ])
    print(line)
  return 0
}

function refuse(print: (line: string) => void, reason: string): number {
  print(reason)
  return 1
}
