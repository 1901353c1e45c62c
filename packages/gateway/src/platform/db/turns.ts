export interface Turns {
  /**
   * Runs the work when fewer than the limit are at work under the key; works under other keys do not count.
   * @throws Busy when no turn came in time
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** No turn came in time: too many were before. */
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
 * Lets so many works run at once, the others wait in their order: a burst of slow work then takes neither all
 * connections nor, by waiting for ever, all memory.
 * @param atOnce works of one key
 * @param waitMs how long one waits for its turn
 * @param restTimes how many times as long as its work a place stays free afterwards, so that other work gets through
 */
export function createTurns({
  atOnce,
  waitMs,
  restTimes = 0,
}: {
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

  /** The turn goes to the first in line; without one the place is free. */
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
      if (line.running < atOnce) line.running++
      else await wait(key, line)
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
