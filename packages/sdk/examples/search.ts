import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

const page = await client.companies.search({ keyword: '建筑', filters: { region: ['500000'] } })
console.log(`找到 ${page.totalIsCapped ? '10000+' : page.total} 家企业`)
for (const { name, creditCode } of page.records) console.log(name, creditCode)
