import type { Fields, NamedCall } from './calls'
import { findDefault } from './defaults'
import { readContent } from './respond'

interface Entry {
  readonly answers: readonly unknown[]
  count: number
}

const CSV = '名称\r\n重庆示例建筑有限公司\r\n'

/** The answers of a test, by the names of calls. */
export function createScript(now: () => number, fail: (problem: string) => never) {
  const entries = new Map<string, Entry>()

  const set = (name: string, answers: readonly unknown[]) => void entries.set(name, { answers, count: 0 })

  /** The content of the file of every export. */
  const readFile = () => readContent(entries.get('exports.file')?.answers[0] ?? CSV)

  const run = async (
    make: (input: Fields, count: number) => unknown,
    name: string,
    input: Fields,
    count: number,
  ) => {
    try {
      return await make(input, count)
    } catch (error) {
      return fail(`${name} 的回答抛出了错误：${String(error)}`)
    }
  }

  const findPlausible = (call: NamedCall, input: Fields) =>
    findDefault(call, input, { now: now(), file: readFile() })

  /** The next answer to a call: the test's, or a plausible one. */
  const findNext = async (call: NamedCall, input: Fields): Promise<unknown> => {
    const { name } = call
    const entry = entries.get(name)
    const answer = entry
      ? entry.answers[Math.min(entry.count++, entry.answers.length - 1)]
      : findPlausible(call, input)
    if (answer === undefined) return fail(`没有 ${name} 的回答：请先调用 gateway.answer('${name}', …)`)
    if (typeof answer !== 'function') return answer
    return run(answer as (input: Fields, count: number) => unknown, name, input, entry?.count ?? 1)
  }

  return { set, findNext, findPlausible }
}
