import { DAY_MS, formatTime, html, MINUTE_MS } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { refuse, show, wantsHtml } from './page'
import type { SandboxPorts } from './sandbox.ports'

const STEPS = [
  ['1 分钟', MINUTE_MS],
  ['31 分钟', 31 * MINUTE_MS],
  ['1 天', DAY_MS],
  ['30 天', 2_592_000_000],
] as const

/** The gateway's clock; it can be moved forward in order to test expiry. */
export function mountClock(app: FastifyInstance, clock: SandboxPorts['clock']): void {
  const facts = () => ({ now: clock.now(), offset: clock.offset })
  const buttons = STEPS.map(
    ([label, ms]) =>
      html`<form method="post" action="/sandbox/clock"><input type="hidden" name="forwardMs" value="${ms}"><button>前进 ${label}</button></form>`,
  )

  app.get('/sandbox/clock', async (request, reply) =>
    show(request, reply, facts(), () => ({
      title: '时钟',
      body: html`<div class="card"><p>网关时间</p><p class="sum">${formatTime(clock.now())}</p><p class="soft">比真实时间快 ${Math.round(clock.offset / MINUTE_MS)} 分钟。时钟只能前进，重启后恢复。</p><div class="row">${buttons}</div></div>`,
    })),
  )

  app.post<{ Body: { forwardMs?: unknown } | undefined }>('/sandbox/clock', async (request, reply) => {
    const forwardMs = request.body?.forwardMs
    const moved = clock.advance(forwardMs === undefined || forwardMs === '' ? Number.NaN : Number(forwardMs))
    if ('error' in moved) return refuse(request, reply, 400, 'forwardMs 应为不小于 0 的整数（毫秒）')
    return wantsHtml(request) ? reply.redirect('/sandbox/clock', 303) : reply.send(facts())
  })
}
