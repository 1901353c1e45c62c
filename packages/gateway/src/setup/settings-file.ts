import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type Settings = Readonly<Record<string, string>>

/** Values that mean the same with and without quotes. */
const PLAIN = /^[\w./:@%+,=?&-]*$/
const QUOTES = ["'", '"', '`']
const OWNER_ONLY = 0o600

const lineOf = ([name, value]: readonly [string, string]): string => {
  if (PLAIN.test(value)) return `${name}=${value}`
  const quote = QUOTES.find((mark) => !value.includes(mark)) ?? "'"
  return `${name}=${quote}${value}${quote}`
}

/** Reads a file of `NAME=value` lines; empty for a missing file. Variables without a value are left out. */
export function readSettings(path: string): Settings {
  const read = existsSync(path) || path === '/dev/stdin' ? parseEnv(readFileSync(path, 'utf8')) : {}
  return Object.fromEntries(Object.entries(read).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Names of settings whose text would be read back as another one. */
export function findUnwritable(settings: Settings): readonly string[] {
  return Object.entries(settings)
    .filter(([name, value]) => parseEnv(lineOf([name, value]))[name] !== value)
    .map(([name]) => name)
}

/**
 * Writes the file, readable by its owner only, whole or not at all. A file in its place is copied first.
 * @returns the path of the copy
 */
export function writeSettings(path: string, settings: Settings, now: number): string | null {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const copy = existsSync(path) ? `${path}.${time}` : null
  if (copy) copyFileSync(path, copy)
  const text = `# 由 admin setup 写入；全部变量见 .env.example\n${Object.entries(settings).map(lineOf).join('\n')}\n`
  writeFileSync(`${path}.new`, text, { mode: OWNER_ONLY })
  renameSync(`${path}.new`, path)
  return copy
}
