import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { isWebhookEvent, verifyWebhook } from '@zhushutong/sdk/webhooks'

const handled = new Set<string>() // 正式使用时换成数据库里的唯一键：同一事件可能送达多次
const receiver = createServer(async (request, response) => {
  const header = request.headers['zhushutong-signature']
  const body = await text(request)
  const event = await verifyWebhook(body, header, process.env.WEBHOOK_SECRET).catch(console.error)
  response.writeHead(event ? 204 : 400).end()
  if (!event || handled.has(event.id)) return
  handled.add(event.id)
  if (isWebhookEvent(event, 'subscription.digest'))
    console.log(`“${event.data.name}”有 ${event.data.total} 条新数据：${event.data.records[0]?.title}`)
  if (isWebhookEvent(event, 'record.changed'))
    console.log(`${event.data.records[0]?.title}：${event.data.records[0]?.change?.kinds.join('、')}`)
})
receiver.listen(process.env.PORT ?? 8080, () => console.log('正在接收：', receiver.address()))
