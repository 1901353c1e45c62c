// 查一个省自某日以来的招标，让助手逐段说说其中一条，再把列表导出为文件。
// 用法：node partner.mjs 500000 2026-10-01
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createPortalClient, isPortalError } from '@zhushutong/sdk'

const [province = '500000', since = '2026-01-01'] = process.argv.slice(2)
const baseUrl = process.env.GATEWAY_URL ?? 'http://localhost:4000'
const token = process.env.PORTAL_TOKEN
const client = createPortalClient({ baseUrl, token, timeout: 20_000 })
const list = { filters: { region: [province], published: [`${since}~`] }, sort: 'latest' }

async function find() {
  const page = await client.tenders.search(list)
  console.log(`${since} 以来 ${page.total} 条招标`)
  for (const { publicityTime, engineeringName, buggetAmount } of page.records.slice(0, 5)) {
    const budget = buggetAmount === null ? '未公布' : `${(buggetAmount / 1_000_000).toFixed()} 万元`
    console.log(`  ${publicityTime} ${engineeringName}（预算 ${budget}）`)
  }
  return page.records[0]
}

async function explain({ engineeringName }) {
  const chat = client.assistant.chat({ query: `${engineeringName}的招标` })
  for await (const { answer } of chat) process.stdout.write(answer)
  console.log()
}

async function save(fileName) {
  const request = { ...list, format: 'csv' }
  const offer = await client.tenders.export({ ...request, preview: true })
  if (offer.fen > 0) return console.log(`导出需要 ${offer.fen / 100} 元，未导出`)
  let { job } = await client.tenders.export({ ...request, businessPrice: 0 })
  while (job.state !== 'done' && job.state !== 'failed') {
    await setTimeout(500)
    job = await client.exports.get({ exportId: job.exportId })
  }
  if (job.state === 'failed') throw new Error('导出没有完成')
  const answer = await fetch(`${baseUrl}${job.file}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`下载失败：HTTP ${answer.status}`)
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(fileName))
  console.log(`${fileName}：${job.rows} 条`)
}

try {
  const tender = await find()
  if (tender) {
    await explain(tender)
    await save('tenders.csv')
  }
} catch (error) {
  if (!isPortalError(error)) throw error
  console.error(error.message, error.kind, error.requestId)
  process.exitCode = 1
}
