import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

// 先问条数与费用，金额单位为分
const list = { filters: { region: ['500000'] }, format: 'csv' } as const
const offer = await client.tenders.export({ ...list, preview: true })
console.log(`${offer.items} 条，本月还有免费额度 ${offer.left} 条，费用 ${offer.fen / 100} 元`)

// 把刚才看到的费用带上：若此时已经变化，会被拒绝而不是多收
const { job } = await client.tenders.export({ ...list, businessPrice: offer.fen })
for await (const { state, rows, items } of client.exports.follow(job)) {
  console.log(`${state}：${rows}/${items} 条`)
}

// 等到生成、下载、核对大小；中途断线从断处接着下载。不需要进度时只要这一行
const { rows, size } = await client.exports.toFile(job, 'tenders.csv')
console.log(`tenders.csv：${rows} 条，${size} 字节`)
