import { setTimeout as sleep } from 'node:timers/promises'
import { isStopping, stop } from './processes.mjs'
import { seconds } from './say.mjs'

/** Number of deaths within a window before a server is given up; delay after the first death. */
const USUAL = { most: 5, withinMs: 60_000, firstDelayMs: 500 }

const causeOf = ({ code, signal }) => (signal ? `信号 ${signal}` : `代码 ${code}`)

/**
 * Runs a server and restarts it when it dies, with a delay that doubles each time. `ended` resolves with
 * the end (code, signal, and the reason for giving up) once it is not restarted: after a death before it
 * was ready, after `most` deaths within `withinMs`, or after its first death without `restart`.
 * @param start starts the server and returns it
 * @param untilReady resolves when a started server answers
 * @param restart `tell`, which receives each status line, and any values that replace those of USUAL
 */
export function supervise({ name, start, untilReady, restart }) {
  const { tell, most, withinMs, firstDelayMs } = { ...USUAL, ...restart }
  let server = start()
  let wasReady = false
  let stopped = false
  const deaths = []
  const ready = untilReady(server).then(() => {
    wasReady = !server.over
  })

  /** In ms; undefined for no further start. */
  const delayAfterDeath = () => {
    const now = performance.now()
    deaths.push(now)
    const recent = deaths.filter((at) => at > now - withinMs).length
    return recent < most ? firstDelayMs * 2 ** (recent - 1) : undefined
  }

  const isLeft = () => stopped || isStopping()

  const tellWhenBack = async (again) => {
    try {
      await untilReady(again)
      if (!again.over) tell(`${name} 已恢复`)
    } catch (error) {
      tell(error.message)
    }
  }

  const watch = async () => {
    for (;;) {
      const end = await server.child.ended
      if (!restart || !wasReady || isLeft()) return end
      const delay = delayAfterDeath()
      if (delay === undefined)
        return {
          ...end,
          reason: `${name} 又退出了（${causeOf(end)}），${seconds(withinMs)} 内已 ${most} 次，不再重启`,
        }
      tell(`${name} 已退出（${causeOf(end)}），${seconds(delay)} 后第 ${deaths.length} 次重启`)
      await sleep(delay)
      if (isLeft()) return end
      server = start()
      tellWhenBack(server)
    }
  }

  return {
    ready,
    ended: watch(),
    stop: () => {
      stopped = true
      return stop(server.child)
    },
  }
}
