import { publish } from '../telemetry'

export interface Turns {
  /**
   * Runs `work` when fewer works than the limit run for the key; other keys do not count.
   * @throws Busy after the maximum wait
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
}

export class Busy extends Error {
  constructor(key: string) {
    super(`no turn in time: ${key}`)
  }
}

interface Line {
  running: number
  readonly waiting: Set<() => void>
}

/**
 * Limits parallel work for each key; the rest waits in order. A burst of slow work then uses neither all connections
 * nor, by endless waiting, all memory.
 * @param name the name of the waits in the metrics
 * @param atOnce parallel works of one key
 * @param waitMs maximum wait for a turn
 * @param restTimes pause after each work, as a multiple of its duration, so that other work gets through
 */
export function createTurns({
  name,
  atOnce,
  waitMs,
  restTimes = 0,
}: {
  readonly name: string
  readonly atOnce: number
  readonly waitMs: number
  readonly restTimes?: number
}): Turns {
  const lines = new Map<string, Line>()

  const wait = (key: string, { waiting }: Line) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new Busy(key))
      }, waitMs)
      waiting.add(begin)
    })

  const leave = (key: string, line: Line) => {
    const [next] = line.waiting
    if (next) {
      line.waiting.delete(next)
      next()
    } else if (--line.running === 0) lines.delete(key)
  }

  return {
    async take(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: new Set() }
      lines.set(key, line)
      const asked = performance.now()
      try {
        if (line.running < atOnce) line.running++
        else await wait(key, line)
      } finally {
        publish({ type: 'wait', pool: name, seconds: (performance.now() - asked) / 1000 })
      }
      const from = performance.now()
      try {
        return await work()
      } finally {
        const rest = (performance.now() - from) * restTimes
        if (rest > 0) setTimeout(() => leave(key, line), rest).unref()
        else leave(key, line)
      }
    },
  }
}
