import { setTimeout } from 'node:timers/promises'
import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({ baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000' })
const everyMs = Number(process.env.EVERY_MS ?? 60_000)

const versions = async () => {
  const { records } = await client.site.dataVersions()
  return new Map(records.map(({ kind, version }) => [kind, version]))
}

// 一次很小的调用就知道哪些种类变了，只重新取变了的
let known = await versions()
console.log(`正在关注 ${known.size} 类数据`)
for (;;) {
  await setTimeout(everyMs)
  const now = await versions()
  for (const [kind, version] of now) {
    if (known.get(kind) === version) continue
    const { total, records } = await client.records(kind).search()
    console.log(`${kind} 有更新：${total} 条，最新的是 ${records[0]?.id}`)
  }
  known = now
}
