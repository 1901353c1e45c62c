import type { AssistantGateway, ChatPiece, ChatStream } from './assistant.ports'
import { chatStep } from './chat.machine'
import { CHAT_CLOSED, type ChatEffect, type ChatEvent, type ChatState, streamWanted } from './chat.state'

type Of<T extends ChatEffect['type']> = Extract<ChatEffect, { type: T }>

/** Effects that whoever runs the chat carries out; the others are the flow's own business. */
export type ChatShellEffect = Of<'openLogin' | 'notify' | 'renameConversation'>

export interface ChatListeners {
  readonly onState: (state: ChatState) => void
  readonly onEffect: (effect: ChatShellEffect) => void
}

export interface ChatFlow {
  readonly state: () => ChatState
  readonly send: (event: ChatEvent) => void
}

export type ChatGateway = Pick<AssistantGateway, 'chat' | 'messages' | 'rate' | 'stop'>

/**
 * The chat over its ports (AI-01, AI-05): runs the machine, reads the stream and feeds its pieces back. A
 * stream that nobody waits for any more is not read on.
 */
export const chatFlow =
  (gateway: ChatGateway) =>
  (listeners: ChatListeners): ChatFlow => {
    const streams = new Map<number, ChatStream>()
    let state: ChatState = CHAT_CLOSED

    const send = (event: ChatEvent): void => {
      const step = chatStep(state, event)
      if (step.state !== state) {
        state = step.state
        listeners.onState(state)
      }
      dropUnwanted()
      for (const effect of step.effects) void carryOut(effect)
    }

    const dropUnwanted = (): void => {
      for (const [generation, stream] of streams) {
        if (streamWanted(state, generation)) continue
        streams.delete(generation)
        stream.cancel()
      }
    }

    const read = async ({ generation, request }: Of<'openStream'>): Promise<void> => {
      const stream = await gateway.chat(request)
      if ('error' in stream) return send({ type: 'failed', generation, error: stream.error })
      streams.set(generation, stream)
      dropUnwanted()
      const pieces = stream.pieces[Symbol.asyncIterator]()
      while (streamWanted(state, generation)) {
        const event = await nextEvent(pieces, generation)
        if (event.type !== 'piece') streams.delete(generation)
        send(event)
      }
    }

    const carryOut = async (effect: ChatEffect): Promise<void> => {
      switch (effect.type) {
        case 'openStream':
          return read(effect)
        case 'fetchHistory': {
          const { generation, conversationId } = effect
          const answer = await gateway.messages(conversationId)
          if ('error' in answer) return send({ type: 'historyFailed', generation })
          return send({ type: 'historyLoaded', generation, messages: answer.messages })
        }
        case 'rate': {
          const { messageId, rating } = effect
          const answer = await gateway.rate(messageId, rating)
          return send({ type: 'rated', messageId, rating, ok: !('error' in answer) })
        }
        case 'stopTask':
          // Whether it worked changes nothing: the answer is given up.
          await gateway.stop(effect.taskId)
          return
        default:
          return listeners.onEffect(effect)
      }
    }

    return { state: () => state, send }
  }

async function nextEvent(
  pieces: AsyncIterator<ChatPiece>,
  generation: number,
): Promise<Extract<ChatEvent, { type: 'piece' | 'ended' | 'failed' }>> {
  try {
    const { done, value } = await pieces.next()
    return done ? { type: 'ended', generation } : { type: 'piece', generation, piece: value }
  } catch {
    return { type: 'failed', generation, error: 'broken' }
  }
}
