import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

// 自 2026 年 1 月 1 日以来发布的招标，新的在前
const list = { filters: { published: ['2026-01-01~'] }, sort: 'latest' } as const

// 一页一页地取：next() 在最后一页之后返回 null
const first = await client.tenders.search({ ...list, pageSize: 20 })
const second = await first.next()
console.log(`共 ${first.total} 条，前两页 ${first.records.length + (second?.records.length ?? 0)} 条`)

// 逐条取：用到哪一页才取哪一页，不受一万条的限制
for await (const tender of client.tenders.search(list, { limit: 30 })) {
  console.log(tender.publicityTime, tender.engineeringName)
}
