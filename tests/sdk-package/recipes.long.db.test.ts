import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tender } from '../../packages/domain/src/records'
import { recordsChanged } from '../../packages/gateway/src/records'
import { writeDigestEvent } from '../../packages/gateway/src/webhooks'
import { storeRecord } from '../../packages/gateway/test-support/records/store-record'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { type RunningGateway, runningGateway } from '../support/running-gateway'
import { type UserProject, userProject, writeExample } from '../support/sdk-package'

let project: UserProject
let gateway: RunningGateway
beforeAll(async () => {
  project = await userProject()
  // Enough records that a province has tenders of this year.
  gateway = await runningGateway(300)
})
afterAll(async () => {
  await gateway?.close()
  project?.remove()
})

const environment = async (account: string) => ({
  GATEWAY_URL: gateway.url,
  PORTAL_TOKEN: await gateway.tokenOf(account),
})
const run = async (name: string) => project.example(name, await environment('svip'))

/**
 * Starts an example, runs an action once it prints `first`, and returns its output when it prints `last`.
 */
async function follow(
  name: string,
  env: Record<string, string>,
  first: RegExp,
  then: (printed: string) => unknown,
  last: RegExp,
) {
  const file = writeExample(project.folder, name)
  const program = spawn(process.execPath, [file], { cwd: project.folder, env: { ...process.env, ...env } })
  let printed = ''
  let begun = false
  try {
    for await (const piece of program.stdout) {
      printed += piece
      if (!begun && first.test(printed)) {
        begun = true
        await then(printed)
      }
      if (last.test(printed)) return printed
    }
    throw new Error(`${name} ended with: ${printed}`)
  } finally {
    program.kill()
  }
}

const bytesOf = (name: string) => readFileSync(join(project.folder, name))

describe("the README's recipes, run against the gateway", () => {
  it('pages.ts turns a page and goes through a list', async () => {
    const [head, ...lines] = (await run('pages.ts')).trim().split('\n')
    const [, total, two] = /^共 (\d+) 条，前两页 (\d+) 条$/.exec(head!)!.map(Number)
    expect(total).toBeGreaterThan(20)
    expect([two, lines.length]).toEqual([Math.min(total!, 40), Math.min(total!, 30)])
    const days = lines.map((line) => line.slice(0, 10))
    expect(days).toEqual([...days].sort().reverse())
  })

  it('export.ts shows the price, waits for the file and downloads it', async () => {
    const [offer, ...states] = (await run('export.ts')).trim().split('\n')
    const file = states.pop()
    const [, items] = /^(\d+) 条，本月还有免费额度 \d+ 条，费用 0 元$/.exec(offer!)!
    expect(file).toBe(`tenders.csv：${items} 条，${bytesOf('tenders.csv').length} 字节`)
    expect(Number(items)).toBeGreaterThan(0)
    expect(states.at(-1)).toBe(`done：${items}/${items} 条`)
  })

  it('watch.ts begins at the present, and reports each change once', async () => {
    const { orm } = gateway.database
    const write = async () => {
      await storeRecord(
        orm,
        tender,
        { id: 't-1', engineeringName: '虚构道路工程', withdrawnOn: null },
        Date.now(),
      )
      await orm.transaction((tx) => recordsChanged(tx, tender, { removed: ['t-2'], now: Date.now() }))
    }
    const env = { ...(await environment('svip')), EVERY_MS: '300' }
    const printed = await follow('watch.ts', env, /已是最新/, write, /撤下.*\n已是最新\n已是最新/)
    expect(printed.replaceAll('已是最新\n', '')).toMatch(/^新增：虚构道路工程\n撤下：t-2\n(已是最新)?$/)
    expect(bytesOf('tenders.cursor').toString()).toMatch(/^tender\.\d+\./)
  })

  it('pay.ts shows one code, and reports the payment', async () => {
    const shown = /请扫码支付：(\S+)\n/
    const pay = async () => {
      const [open] = (await (await fetch(`${gateway.url}/sandbox/cashier`)).json()) as { orderId: string }[]
      await fetch(`${gateway.url}/sandbox/cashier/${open!.orderId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: 'paid' }),
      })
    }
    const all = await follow('pay.ts', await environment('svip'), shown, pay, /支付成功/)
    expect(all.match(/请扫码支付/g)).toHaveLength(1)
  })

  it('scan-login.ts shows the page, and greets the user who confirmed', async () => {
    const shown = /请打开并扫码：(\S+)\n/
    const confirm = async (printed: string) => {
      const asked = await fetch(shown.exec(printed)![1]!, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"as":"svip"}',
      })
      // A program has no browser: the user sees the origin of the request, and confirms.
      await fetch(asked.url, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) })
    }
    const all = await follow('scan-login.ts', { GATEWAY_URL: gateway.url }, shown, confirm, /欢迎.*\n/)
    expect(all).toContain('欢迎，建筑管家 SVIP')
  })

  it('webhook.ts takes a test and an event of the gateway, each event once, and no forged one', async () => {
    const { PORTAL_TOKEN: token } = await environment('svip')
    const client = createPortalClient({ baseUrl: gateway.url, token })
    const url = 'http://127.0.0.1:1/'
    const { id, secret } = await client.webhooks.create({ name: '示例', url, subscriptionIds: null })
    const deliver = async (printed: string) => {
      const receiverUrl = `http://127.0.0.1:${/port: (\d+)/.exec(printed)?.[1]}/`
      const form = { id, isEnabled: true, name: '示例', url: receiverUrl, subscriptionIds: null }
      await client.webhooks.change(form)
      expect((await client.webhooks.test({ id })).state).toBe('delivered')
      const forged = await fetch(receiverUrl, { method: 'POST', body: '{}' })
      expect(forged.status).toBe(400)
      const [user] = await gateway.database.sql<{ user_id: string }[]>`select user_id from webhooks`
      await gateway.database.orm.transaction((tx) =>
        writeDigestEvent(
          tx,
          user!.user_id,
          { subscriptionId: 's-1', name: '重庆招标', total: 3, items: [{ kind: 'tender', id: 'gone' }] },
          Date.now(),
        ),
      )
    }
    const env = { WEBHOOK_SECRET: secret, PORT: '0' }
    const printed = await follow('webhook.ts', env, /正在接收：.*\n/, deliver, /有 3 条新数据.*\n/)
    expect(printed.match(/“重庆招标”有 3 条新数据/g)).toHaveLength(1)
    await client.webhooks.remove({ id })
  })

  it('chat.ts reads a streamed answer, continues the conversation, and stops an answer', async () => {
    const printed = await run('chat.ts')
    expect(printed).toMatch(/^按这样理解您的问题：查\*\*招标\*\*，所在地区：重庆/)
    expect(printed.split('---')).toHaveLength(3)
    expect(printed).toContain('所在地区：四川')
    expect(printed.trim().endsWith('已停止：true')).toBe(true)
  })

  it('errors.ts gets one order under one key, and a refusal for a different order under it', async () => {
    const lines = (await run('errors.ts')).trim().split('\n')
    expect(lines[0]).toBe('同一个订单： true')
    expect(lines[1]).toMatch(/addOrderOnline 第 1 次，\d+ 毫秒：validation$/)
    expect(lines[2]).toBe('00422 这个 Idempotency-Key 已用于另一个请求，请换一个')
  })

  it('fake.test.ts passes without a gateway', async () => {
    expect(await project.example('fake.test.ts')).toContain('# pass 3')
  })

  it('sandbox.test.ts passes as a test of its own', async () => {
    const printed = await run('sandbox.test.ts')
    expect(printed).toMatch(/# pass 3\n# fail 0/)
  })

  it("a partner's program searches, asks, exports, reads changes, and shows an error with its request", async () => {
    const printed = await run('partner.ts')
    const [, count] = /^2026-01-01 以来 (\d+) 条招标，逐条取得 \d+ 条\n/.exec(printed)!
    expect(printed).toContain('](/zhaobiao/')
    expect(printed).toMatch(/\n---\n[^\n]+/)
    const rows = bytesOf('tenders.csv').toString('utf8').trim().split('\r\n')
    expect(printed).toContain(`tenders.csv：${count} 条，${bytesOf('tenders.csv').length} 字节`)
    expect(rows.length).toBe(Number(count) + 1)
    expect(printed).toMatch(/notFound：未查询到相关信息（请求号 \w{32}）\n$/)
  })
})
