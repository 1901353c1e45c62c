import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../account'
import type { Server } from '../http'
import { html } from './html'
import { show } from './page'

/** The demo accounts with their password. */
export function mountAccounts(app: Server): void {
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
}
