import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { createPortalClient, isPortalError } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

// 上次读到哪里。第一次没有：先得到现在的游标，再用 search 取一遍全部
let cursor = await readFile('tenders.cursor', 'utf8').catch(() => null)
for (;;) {
  const changes = client.tenders.since(cursor)
  try {
    for await (const { change, id, record } of changes) {
      if (change === 'withdrawn') console.log(`撤下：${id}`)
      else console.log(`${change === 'new' ? '新增' : '变更'}：${record.engineeringName}`)
    }
    cursor = changes.cursor
    if (cursor) await writeFile('tenders.cursor', cursor)
    console.log('已是最新')
  } catch (error) {
    if (!isPortalError(error, 'business') || error.code !== '40013') throw error
    console.log('停得太久，中间的变更已不再保留：请重新取全部')
    cursor = null
  }
  await setTimeout(Number(process.env.EVERY_MS ?? 60_000))
}
