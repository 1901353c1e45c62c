import type { Log } from '../../platform/http'
import type { Answerer, Question, Step } from '../answerer.ports'
import { DifyFailure, type DifyOptions, difyApi } from './dify-api'
import { difyEvents } from './dify-events'

const remoteConversation = (memory: unknown): string | null => {
  const id = (memory as { readonly remoteId?: unknown } | null)?.remoteId
  return typeof id === 'string' ? id : null
}

const errorStep = ({ message }: DifyFailure): Step => ({ type: 'error', code: '00001', message })

/**
 * Answers through a Dify-compatible service: its events message, message_replace, message_end, error and
 * ping become steps. The service sees a pseudonym of the user. When the answer is no longer wanted, the
 * service is asked to stop too.
 */
export function difyAnswerer(options: DifyOptions & { readonly log: Log }): Answerer {
  const api = difyApi(options)

  async function* answer(question: Question): AsyncGenerator<Step, void, void> {
    const { query, files, pseudonym, memory, signal } = question
    let taskId: string | null = null
    let isOver = false
    const stopThere = () => {
      if (taskId !== null && !isOver) api.stop(taskId, pseudonym)
    }
    signal.addEventListener('abort', stopThere, { once: true })
    try {
      const uploaded = []
      for (const file of files) uploaded.push(await api.upload(file, pseudonym, signal))
      const known = remoteConversation(memory)
      const body = await api.chat({ query, user: pseudonym, conversationId: known, files: uploaded }, signal)
      let remoteId = known
      for await (const event of difyEvents(body, signal)) {
        if (event.taskId !== null && taskId === null) {
          taskId = event.taskId
          if (signal.aborted) stopThere()
        }
        if (event.conversationId !== null && event.conversationId !== remoteId) {
          remoteId = event.conversationId
          yield { type: 'keep', memory: { remoteId } }
        }
        if (event.type === 'end') {
          isOver = true
          return
        }
        if (event.type !== 'ping') yield { type: event.type, text: event.text }
      }
      throw new DifyFailure('助手服务的回答中途断开，请重试')
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof DifyFailure)) throw error
      isOver = true
      options.log.warn({ reason: error.reason, status: error.status }, 'assistant service failed')
      yield errorStep(error)
    } finally {
      signal.removeEventListener('abort', stopThere)
    }
  }

  return { by: 'model', answer }
}
