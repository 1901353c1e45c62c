import autocannon from 'autocannon'
import { median } from './stats'

/** The repeated request, and the server whose CPU is measured. */
export interface Target {
  readonly what: string
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
  cpu(): number
}

export interface Load {
  readonly perSecond: number
  /** ms of the server's CPU per request. */
  readonly cpu: number
}

interface Course {
  readonly connections: number
  /** Number of requests to warm up each target, for at most `warmUpSeconds`. */
  readonly warmUp: number
  readonly warmUpSeconds: number
  readonly rounds: number
  readonly seconds: number
}

/** Fewer requests than this are not significant, however long they take. */
const ENOUGH = 30

/** A number of requests rather than a duration: requests cut off at the end would still cost the server. */
const batch = async (target: Target, connections: number, amount: number) => {
  const { url, method = 'GET', headers, body } = target
  const used = target.cpu()
  const from = performance.now()
  let answered = from
  const load = autocannon({ url, method, headers, body, connections, amount, timeout: 30 })
  // The result of autocannon follows only with the next whole second.
  load.on('response', () => {
    answered = performance.now()
  })
  const result = await load
  const seconds = (answered - from) / 1000
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${url}：${amount} 次请求中 ${failed} 次失败`)
  return { seconds, perSecond: amount / seconds, cpu: (target.cpu() - used) / amount }
}

/** Returns the requests a second of a warm target. */
const warm = async (target: Target, { connections, warmUp, warmUpSeconds }: Course): Promise<number> => {
  let [done, spent, perSecond] = [0, 0, 0]
  while (spent < warmUpSeconds && done < warmUp) {
    const amount = Math.max(ENOUGH, Math.min(warmUp - done, Math.round(perSecond * 2)))
    const last = await batch(target, connections, amount)
    done += amount
    spent += last.seconds
    perSecond = last.perSecond
  }
  return perSecond
}

/**
 * Loads the targets in turn, round after round, and takes the median of each: load of the machine affects
 * all alike.
 */
export async function loadOf(targets: readonly Target[], course: Course): Promise<Map<Target, Load>> {
  const courses: { target: Target; amount: number; found: Load[] }[] = []
  for (const target of targets) {
    const perSecond = await warm(target, course)
    courses.push({ target, amount: Math.max(ENOUGH, Math.round(perSecond * course.seconds)), found: [] })
  }
  for (let round = 0; round < course.rounds; round++)
    for (const { target, amount, found } of courses)
      found.push(await batch(target, course.connections, amount))
  return new Map(
    courses.map(({ target, found }) => [
      target,
      { perSecond: median(found.map((l) => l.perSecond)), cpu: median(found.map((l) => l.cpu)) },
    ]),
  )
}
