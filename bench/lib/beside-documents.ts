import { setTimeout as pause } from 'node:timers/promises'
import { type Client, callAsMember, callOnce, clientOf, timed, tokenOf } from './members'
import { atMost, type Line } from './report'
import type { Server } from './servers'
import { median, quantile, spread } from './stats'

const WARM_UP = 40
const MAX_SLOWER = 2
/** Each account requests five files at once. */
const PDF_ACCOUNTS = ['svip', 'staff_vacancy']
const PDFS_EACH = 5
/** Each account exports a list within its free items. */
const EXPORT_ACCOUNTS = ['company_dynamic', 'company_outnews']
const EXPORTED_WORD = '建设'
const HEALTH_EVERY_MS = 20

/** Another member's calls while ten companies are written as PDF and two lists as workbooks, both by other accounts. */
export async function measureBesideDocuments(name: string, gateway: Server, calls: number): Promise<Line[]> {
  const member = await clientOf(gateway, 'enterprise')
  const { records } = await member.companies.search({ pageSize: 10 })
  await callAsMember(member, WARM_UP)
  const alone = await callAsMember(member, calls)

  const pdfs: number[] = []
  const askPdf = async (token: string, id: string) =>
    pdfs.push(
      await timed(async () => {
        const answer = await fetch(`${gateway.url}/jian-butler-project-biz/company/pdf/${id}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        if (!answer.ok) throw new Error(`PDF: ${answer.status} ${await answer.text()}`)
        await answer.arrayBuffer()
      }),
    )
  let rows = 0
  const exportList = async (exporter: Client) => {
    const { items, job } = await exporter.bidResults.export({ format: 'xlsx', keyword: EXPORTED_WORD })
    if (!job) throw new Error('no export was made')
    rows += items
    for (;;) {
      const { state } = await exporter.exports.get({ exportId: job.exportId })
      if (state === 'done') return
      if (state !== 'queued' && state !== 'running') throw new Error(`The export is ${state}`)
      await pause(100)
    }
  }

  let isOver = false
  const health: number[] = []
  const watchHealth = async () => {
    while (!isOver) {
      health.push(await timed(async () => (await fetch(`${gateway.url}/healthz`)).arrayBuffer()))
      await pause(HEALTH_EVERY_MS)
    }
  }
  const beside: number[] = []
  const askBeside = async () => {
    while (!isOver) beside.push(await callOnce(member, beside.length))
  }
  const tokens = await Promise.all(PDF_ACCOUNTS.map((account) => tokenOf(gateway, account)))
  const exporters = await Promise.all(EXPORT_ACCOUNTS.map((account) => clientOf(gateway, account)))
  const load = [
    ...tokens.flatMap((token, account) =>
      records.slice(account * PDFS_EACH, (account + 1) * PDFS_EACH).map(({ id }) => askPdf(token, id)),
    ),
    ...exporters.map(exportList),
  ]
  const watching = [askBeside(), watchHealth()]
  await Promise.all(load)
  isOver = true
  await Promise.all(watching)
  for (const client of [member, ...exporters]) client.close()

  return [
    { what: `${name}：另一会员的调用，单独`, measured: `${spread(alone)} ms` },
    {
      what: `${name}：同时生成 ${pdfs.length} 份企业 PDF 与 ${exporters.length} 个 Excel（共 ${rows} 行）`,
      measured: `${spread(beside)} ms（${beside.length} 次）`,
      ...atMost(median(beside) / median(alone), MAX_SLOWER),
    },
    {
      what: `${name}：/healthz 同时`,
      measured: `${spread(health)} ms，最长 ${Math.round(quantile(health, 1))} ms`,
    },
    { what: `${name}：一份 PDF（含排队）`, measured: `${spread(pdfs)} ms` },
  ]
}
