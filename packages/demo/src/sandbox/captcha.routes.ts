import { html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { refuse, show } from './page'
import type { SandboxPorts } from './sandbox.ports'

/** The solution and the work of an open slider, for tests. */
export function mountCaptcha(app: FastifyInstance, slider: NonNullable<SandboxPorts['captcha']>): void {
  app.get<{ Params: { id: string } }>('/sandbox/captcha/:id', async (request, reply) => {
    const answer = await slider.answer(request.params.id)
    if (!answer) return refuse(request, reply, 404, '没有这个滑块，或者它已经用过')
    return show(request, reply, answer, () => ({
      title: '滑块答案',
      body: html`<div class="card"><p>拼图左边缘应移到第 <code>${answer.x}</code> 像素；工作量证明为 <code>${answer.nonce}</code></p></div>`,
    }))
  })
}
