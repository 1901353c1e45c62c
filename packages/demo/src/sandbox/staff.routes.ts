import { formatTime, html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { show } from './page'
import type { SandboxPorts } from './sandbox.ports'

/** The demo staff of the back office, each with the next code of the authenticator app. */
export function mountStaff(
  app: FastifyInstance,
  { listStaff, clock }: Pick<SandboxPorts, 'listStaff' | 'clock'>,
): void {
  app.get('/sandbox/staff', async (request, reply) => {
    const staff = await listStaff()
    return show(request, reply, staff, () => ({
      title: '运营台员工',
      body: html`<p class="soft">每种岗位一个账号，在门户的 /console 登录。验证码每个只能用一次，用过后刷新本页取下一个。</p><div class="card scroll"><table><thead><tr><th scope="col">岗位</th><th scope="col">账号</th><th scope="col">密码</th><th scope="col">验证码</th><th scope="col">可用时间</th></tr></thead><tbody>${staff.map(
        ({ role, account, password, code, from }) =>
          html`<tr><td>${role}</td><td><code>${account}</code></td><td><code>${password}</code></td><td><code>${code ?? '尚未绑定'}</code></td><td>${from === null || from <= clock.now() ? '现在' : `${formatTime(from)} 起`}</td></tr>`,
      )}</tbody></table></div>`,
    }))
  })
}
