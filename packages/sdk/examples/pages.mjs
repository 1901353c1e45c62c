import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

// 一页一页地取：next() 在最后一页之后返回 null
const query = { filters: { region: ['500000'] }, sort: 'latest', pageSize: 20 }
const first = await client.tenders.search(query)
const second = await first.next()
console.log(`共 ${first.total} 条，前两页 ${first.records.length + (second?.records.length ?? 0)} 条`)

// 逐条取：用到哪一页才取哪一页，不受一万条的限制
for await (const tender of client.tenders.search(query, { limit: 30 })) {
  console.log(tender.publicityTime, tender.engineeringName)
}
