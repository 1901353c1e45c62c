import { type FlowListeners, type RunningMachine, runMachine } from '../machine'
import type { AssistantGateway, ChatPiece, ChatStream } from './assistant.ports'
import { chatStep } from './chat.machine'
import { CHAT_CLOSED, type ChatEffect, type ChatEvent, type ChatState, isStreamWanted } from './chat.state'

/** Effects that the caller performs; the flow handles the others itself. */
export type ChatShellEffect = Extract<ChatEffect, { type: 'openLogin' | 'notify' | 'renameConversation' }>

export type ChatListeners = FlowListeners<ChatState, ChatShellEffect>

export type ChatFlow = RunningMachine<ChatState, ChatEvent>

export type ChatGateway = Pick<AssistantGateway, 'chat' | 'messages' | 'rate' | 'stop'>

/**
 * Runs the chat over its ports (AI-01, AI-05): reads the stream and sends its chunks to the machine. A stream that is
 * no longer wanted is not read further.
 */
export function chatFlow(gateway: ChatGateway) {
  return (listeners: ChatListeners): ChatFlow => {
    const streams = new Map<number, ChatStream>()
    let isStopped = false

    const cancelUnwanted = (): void => {
      for (const [generation, stream] of streams) {
        if (!isStopped && isStreamWanted(machine.state(), generation)) continue
        streams.delete(generation)
        stream.cancel()
      }
    }

    const machine: ChatFlow = runMachine<ChatState, ChatEvent, ChatEffect, ChatShellEffect>({
      initial: CHAT_CLOSED,
      step: chatStep,
      onEffect: listeners.onEffect,
      onState: (state) => {
        listeners.onState(state)
        cancelUnwanted()
      },
      // A stream outlives its generation: an abandoned one is read until its task id is known and can be stopped.
      isWanted: (state, effect) => effect.type !== 'openStream' || isStreamWanted(state, effect.generation),
      perform: {
        async openStream({ generation, request }) {
          const stream = await gateway.chat(request)
          if ('error' in stream) return { type: 'failed', generation, error: stream.error }
          streams.set(generation, stream)
          cancelUnwanted()
          const pieces = stream.pieces[Symbol.asyncIterator]()
          while (streams.has(generation)) {
            const event = await nextEvent(pieces, generation)
            if (event.type !== 'piece') {
              streams.delete(generation)
              return event
            }
            machine.send(event)
          }
          return
        },
        async fetchHistory({ generation, conversationId }) {
          const answer = await gateway.messages(conversationId)
          if ('error' in answer) return { type: 'historyFailed', generation }
          return { type: 'historyLoaded', generation, messages: answer.messages }
        },
        async rate({ messageId, rating }) {
          const answer = await gateway.rate(messageId, rating)
          return { type: 'rated', messageId, rating, ok: !('error' in answer) }
        },
        async stopTask({ taskId }) {
          // The result does not matter: the answer is abandoned.
          await gateway.stop(taskId)
        },
      },
    })

    return {
      ...machine,
      stop: () => {
        isStopped = true
        machine.stop()
        cancelUnwanted()
      },
    }
  }
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
