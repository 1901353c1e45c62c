import type {
  AssistantGateway,
  ChatPiece,
  ChatRefusal,
  ChatRequest,
  ChatStream,
} from '@zhushutong/domain/assistant'
import type { PortalClient } from '../client'
import { isPortalError, type PortalError } from '../errors'
import { catchFailure, failureCode } from './failures'

const failureOf = (error: PortalError) => ({ error: failureCode(error) })
const awaitDone = async (call: Promise<unknown>) => {
  await call
  return { done: true } as const
}

/**
 * Maps an error to a refusal: a code of the error catalogue is a refusal by the gateway; anything else is a
 * broken connection. For too many questions the reason contains the gateway's message with the limit.
 */
const refusalOf = (error: PortalError): ChatRefusal => ({
  error: error.kind === 'business' || error.kind === 'validation' ? 'business' : 'broken',
  reason: error.kind === 'rateLimited' ? error.message : null,
})

/**
 * AssistantGateway over the client (AI-01 to AI-05): failures are returned as values; an answer that breaks off makes
 * its iteration throw.
 */
export function assistantGateway({ assistant }: Pick<PortalClient, 'assistant'>): AssistantGateway {
  const chat = async ({ query, conversationId, files }: ChatRequest): Promise<ChatStream> => {
    const cancelled = new AbortController()
    const { signal } = cancelled
    const answer = assistant.chat({ query, conversationId: conversationId ?? undefined, files }, { signal })
    const iterator = answer[Symbol.asyncIterator]()
    // The stream counts as open after its first piece.
    const first = await iterator.next()
    const { conversationId: startedId, messageId, taskId } = answer
    const ids = { conversationId: startedId, messageId, taskId }

    async function* pieces(): AsyncGenerator<ChatPiece, void, void> {
      try {
        for (let step = first; !step.done; step = await iterator.next())
          yield { ...step.value, errorCode: null }
      } catch (error) {
        if (signal.aborted) return
        // An error event sent by the gateway becomes the last piece. A broken stream throws.
        if (!isPortalError(error) || error.status !== 200 || error.kind === 'network') throw error
        yield { answer: '', replaces: false, ...ids, errorCode: failureCode(error) }
      } finally {
        await iterator.return?.()
      }
    }
    return { pieces: pieces(), cancel: () => cancelled.abort() }
  }

  return {
    conversations: (lastId, limit) =>
      catchFailure(assistant.conversations({ lastId: lastId ?? undefined, limit }), failureOf),
    messages: (conversationId) =>
      catchFailure(
        assistant.messages({ conversationId }).then((messages) => ({
          messages: messages.map(({ id, ...message }) => ({ ...message, messageId: id })),
        })),
        failureOf,
      ),
    rename: (conversationId, name) =>
      catchFailure(awaitDone(assistant.rename({ conversationId, name })), failureOf),
    remove: (conversationId) => catchFailure(awaitDone(assistant.remove({ conversationId })), failureOf),
    rate: (messageId, rating) => catchFailure(awaitDone(assistant.rate({ messageId, rating })), failureOf),
    upload: (file) =>
      catchFailure(
        assistant.upload(file).then(({ id }) => ({ fileId: id })),
        failureOf,
      ),
    stop: (taskId) => catchFailure(awaitDone(assistant.stop({ taskId })), failureOf),
    chat: (request) => catchFailure(chat(request), refusalOf),
  }
}
