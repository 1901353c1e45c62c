// 查一个省自某日以来的招标，看一条的详情，问助手，导出列表，再报告上次运行之后的变更。
// 用法：node partner.ts 500000 2026-10-01
import { readFile, writeFile } from 'node:fs/promises'
import { createPortalClient, isPortalError } from '@zhushutong/sdk'

const [province = '500000', since = '2026-01-01'] = process.argv.slice(2)
const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
  timeout: 20_000,
})
const list = { filters: { region: [province], published: [`${since}~`] }, sort: 'latest' } as const

async function search(): Promise<string | undefined> {
  const ids: string[] = []
  for await (const { id } of client.tenders.search(list, { limit: 500 })) ids.push(id)
  const { total } = await client.tenders.search(list)
  console.log(`${since} 以来 ${total} 条招标，逐条取得 ${ids.length} 条`)
  return ids[0]
}

async function explain(id: string) {
  const { engineeringName, publicityTime, buggetAmount, locks } = await client.tenders.detail({ id })
  // 金额单位为分；没有权限看的数字为 null，原因在 locks
  const budget = buggetAmount === null ? (locks.buggetAmount?.shown ?? '未公布') : buggetAmount / 100
  console.log(`${publicityTime} ${engineeringName}，预算（元）：${budget}`)

  const chat = client.assistant.chat({ query: `${engineeringName}的招标` })
  for await (const { answer } of chat) process.stdout.write(answer)
  const { conversationId } = chat
  console.log(`\n---\n${await client.assistant.chat({ query: '投标截止是哪天', conversationId }).text()}`)
}

async function save(path: string) {
  const offer = await client.tenders.export({ ...list, format: 'csv', preview: true })
  if (offer.fen > 0) return console.log(`导出需要 ${offer.fen / 100} 元，未导出`)
  const job = client.tenders.export({ ...list, format: 'csv', businessPrice: offer.fen })
  const { rows, size } = await client.exports.toFile(job, path)
  console.log(`${path}：${rows} 条，${size} 字节`)
}

async function report() {
  const changes = client.tenders.since(await readFile('tenders.cursor', 'utf8').catch(() => null))
  for await (const { change, id } of changes) console.log(`变更：${change} ${id}`)
  if (changes.cursor) await writeFile('tenders.cursor', changes.cursor)
}

try {
  const id = await search()
  if (id) await explain(id)
  if (id) await save('tenders.csv')
  await report()
  await client.tenders.detail({ id: 'no-such-tender' })
} catch (error) {
  if (!isPortalError(error)) throw error
  console.log(`${error.kind}：${error.message}（请求号 ${error.requestId}）`)
}
