import { type Line, within } from './report'
import type { Server } from './servers'

const MAX_HELD_MS = 50

/** Delays of the gateway's event loop since it was ready, in ms. */
const readLoopDelay = async ({ metricsUrl = '' }: Server): Promise<string> => {
  const answer = await fetch(metricsUrl)
  const text = await answer.text()
  const delays = text.matchAll(
    /^gateway_event_loop_delay_since_ready_seconds\{quantile="([\d.]+)"\} (\S+)$/gm,
  )
  return [...delays].map(([, , seconds]) => Math.round(Number(seconds) * 1000)).join(' / ')
}

/**
 * The longest blocks of a gateway's event loop since it was ready: by its own measure, and by the work of
 * its thread.
 */
export async function listLoopLines(name: string, gateway: Server): Promise<Line[]> {
  const delays = {
    what: `${name}：就绪后事件循环的延迟，中位 / p99 / 最长`,
    measured: `${await readLoopDelay(gateway)} ms`,
  }
  const holds = gateway.loop()
  if (!holds) return [delays]
  const [held, worked, waited] = [holds.held, holds.worked, holds.waited].map(Math.round) as [
    number,
    number,
    number,
  ]
  return [
    delays,
    {
      what: `${name}：两次循环之间主线程的工作，最长`,
      measured: `${worked} ms（最长停顿 ${held} ms；等处理器共 ${waited} ms）`,
      ...within(worked, MAX_HELD_MS, 'ms'),
    },
  ]
}
