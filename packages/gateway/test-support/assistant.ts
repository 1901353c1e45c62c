import type { contract, Envelope, ResultOf } from '@zhushutong/sdk/contract'
import type { TestGateway } from './gateway'

const BASE = '/jian-butler-api-biz/deepSeek/v1'
type Event = ResultOf<typeof contract.assistant.chat>

const eventsIn = (text: string): Event[] =>
  text.split('\n\n').flatMap((part) => (part.startsWith('data: ') ? [JSON.parse(part.slice(6))] : []))

/** The assistant's endpoints, called with one user's token. */
export function assistantCaller(gateway: TestGateway, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const inject = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    gateway.app.server.inject({ method, url: BASE + path, headers, payload })
  return {
    inject,
    get: async <T>(path: string) => (await inject('GET', path)).json<Envelope<T>>(),
    chat: async (query: string, conversationId?: string) => {
      const answer = await inject('POST', '/chat-stream', { query, conversation_id: conversationId })
      const events = eventsIn(answer.payload)
      return { answer, events, last: events.at(-1), text: events.map((event) => event.answer).join('') }
    },
  }
}
export type AssistantCaller = ReturnType<typeof assistantCaller>
