import type {
  AssistantGateway,
  ChatPiece,
  ChatRefusal,
  ChatRequest,
  ChatStream,
} from '@zhushutong/domain/assistant'
import type { PortalClient } from '../client'
import { isPortalError, type PortalError } from '../errors'
import { codeOf, orFailure } from './failures'

const failureOf = (error: PortalError) => ({ error: codeOf(error) })
const doneOf = async (call: Promise<unknown>) => {
  await call
  return { done: true } as const
}

/** The gateway refused, by a code of the catalogue; anything else is a connection that broke. */
const refusalOf = (error: PortalError): ChatRefusal => ({
  error: error.kind === 'business' || error.kind === 'validation' ? 'business' : 'broken',
})

/** AssistantGateway over the client (AI-01 to AI-05): what fails is a value, an answer cut short makes its pieces throw. */
export const assistantGateway = ({ assistant }: Pick<PortalClient, 'assistant'>): AssistantGateway => {
  const chat = async ({ query, conversationId, files }: ChatRequest): Promise<ChatStream> => {
    const cancelled = new AbortController()
    const { signal } = cancelled
    const answer = assistant.chat({ query, conversationId: conversationId ?? undefined, files }, { signal })
    const iterator = answer[Symbol.asyncIterator]()
    // The stream is open once its first piece is there.
    const first = await iterator.next()
    const { conversationId: own, messageId, taskId } = answer
    const ids = { conversationId: own, messageId, taskId }

    async function* pieces(): AsyncGenerator<ChatPiece, void, void> {
      try {
        for (let step = first; !step.done; step = await iterator.next())
          yield { ...step.value, errorCode: null }
      } catch (error) {
        if (signal.aborted) return
        // Said by the gateway in the stream itself: the last piece. A stream that broke throws.
        if (!isPortalError(error) || error.status !== 200 || error.kind === 'network') throw error
        yield { answer: '', replaces: false, ...ids, errorCode: codeOf(error) }
      } finally {
        await iterator.return?.()
      }
    }
    return { pieces: pieces(), cancel: () => cancelled.abort() }
  }

  return {
    conversations: (lastId, limit) =>
      orFailure(assistant.conversations({ lastId: lastId ?? undefined, limit }), failureOf),
    messages: (conversationId) =>
      orFailure(
        assistant.messages({ conversationId }).then((messages) => ({
          messages: messages.map(({ id, ...message }) => ({ ...message, messageId: id })),
        })),
        failureOf,
      ),
    rename: (conversationId, name) =>
      orFailure(doneOf(assistant.rename({ conversationId, name })), failureOf),
    remove: (conversationId) => orFailure(doneOf(assistant.remove({ conversationId })), failureOf),
    rate: (messageId, rating) => orFailure(doneOf(assistant.rate({ messageId, rating })), failureOf),
    upload: (file) =>
      orFailure(
        assistant.upload(file).then(({ id }) => ({ fileId: id })),
        failureOf,
      ),
    stop: (taskId) => orFailure(doneOf(assistant.stop({ taskId })), failureOf),
    chat: (request) => orFailure(chat(request), refusalOf),
  }
}
