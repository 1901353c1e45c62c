import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

// 回答一段一段地来；replaces 表示这一段取代之前的全部
const chat = client.assistant.chat({ query: '重庆最近一年有哪些招标' })
for await (const { answer, replaces } of chat) {
  if (replaces) console.log('\n（以下为更正后的回答）')
  process.stdout.write(answer)
}

// 接着问：带上会话编号。不需要逐段显示时，text() 等到整个回答
const { conversationId } = chat
const more = client.assistant.chat({ query: '四川的呢', conversationId })
console.log(`\n---\n${await more.text()}`)

// 中途停止：已经生成的部分保留，chat.stopped 为 true
const long = client.assistant.chat({ query: '再说说重庆的企业', conversationId })
for await (const { answer } of long) if (answer) await long.stop()
console.log(`---\n已停止：${long.stopped}`)
