import { html } from '@zhushutong/domain/formatting'
import type { FastifyInstance } from 'fastify'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts'
import { refuse, show } from './page'
import type { SandboxPorts } from './sandbox.ports'

/** The demo accounts with their password, and a token of each for scripts, which cannot solve the slider. */
export function mountAccounts(
  app: FastifyInstance,
  { openSession }: Pick<SandboxPorts, 'openSession'>,
): void {
  const accounts = DEMO_ACCOUNTS.map(({ key, role, mobile }) => ({
    key,
    role,
    mobile,
    password: DEMO_PASSWORD,
  }))
  const rows = accounts.map(
    ({ role, mobile, password }) =>
      html`<tr><td>${role}</td><td><code>${mobile}</code></td><td><code>${password}</code></td></tr>`,
  )
  app.get('/sandbox/accounts', async (request, reply) =>
    show(request, reply, accounts, () => ({
      title: '演示账号',
      body: html`<p class="soft">每种身份一个账号，用密码或短信验证码登录。</p><div class="card scroll"><table><thead><tr><th scope="col">身份</th><th scope="col">手机号</th><th scope="col">密码</th></tr></thead><tbody>${rows}</tbody></table></div>`,
    })),
  )
  app.post<{ Params: { key: string } }>('/sandbox/accounts/:key/token', async (request, reply) => {
    const account = DEMO_ACCOUNTS.find(({ key }) => key === request.params.key)
    if (!account) return refuse(request, reply, 404, '没有这个演示账号')
    const token = await openSession(account.id, request)
    return reply.header('cache-control', 'no-store').send({ access_token: token, role: account.role })
  })
}
