import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createPortalClient } from '@zhushutong/sdk'

const baseUrl = process.env.GATEWAY_URL ?? 'http://localhost:4000'
const token = process.env.PORTAL_TOKEN
const client = createPortalClient({ baseUrl, token })

// 先问条数与费用，金额单位为分
const list = { filters: { region: ['500000'] }, format: 'csv' }
const offer = await client.tenders.export({ ...list, preview: true })
console.log(`${offer.items} 条，本月还有免费额度 ${offer.left} 条，费用 ${offer.fen / 100} 元`)
if (offer.fen > 0) throw new Error('超出免费额度：先支付 job.orderId 这个订单')

// 把刚才看到的费用带上：若此时已经变化，会被拒绝而不是多收
let { job } = await client.tenders.export({ ...list, businessPrice: offer.fen })
while (job.state !== 'done') {
  if (job.state === 'failed') job = await client.exports.retry({ exportId: job.exportId })
  await setTimeout(500)
  job = await client.exports.get({ exportId: job.exportId })
}

const answer = await fetch(`${baseUrl}${job.file}`, { headers: { authorization: `Bearer ${token}` } })
if (!answer.ok) throw new Error(`下载失败：HTTP ${answer.status}`)
await pipeline(Readable.fromWeb(answer.body), createWriteStream('tenders.csv'))
console.log(`tenders.csv：${job.rows} 条，${job.size} 字节`)
