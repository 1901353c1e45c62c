import { type Clock, type FlowListeners, type RunningMachine, runMachine } from '../machine'
import type { AssistantGateway, ChatPiece, ChatStream } from './assistant.ports'
import { chatStep } from './chat.machine'
import { type ChatEffect, type ChatEvent, type ChatState, NEW_CHAT } from './chat.state'

/** Effects that the caller performs; the flow handles the others itself. */
export type ChatShellEffect = Extract<ChatEffect, { type: 'notify' | 'conversationStarted' }>

type ChatListeners = FlowListeners<ChatState, ChatShellEffect>

type ChatFlow = RunningMachine<ChatState, ChatEvent>

type ChatGateway = Pick<AssistantGateway, 'chat' | 'messages' | 'rate' | 'stop'>

/**
 * Runs the chat over its ports: reads the stream and sends its chunks to the machine. An abandoned
 * answer is stopped on the server before its stream is closed: otherwise the server would count it as lost.
 */
export function chatFlow(gateway: ChatGateway, clock: Pick<Clock, 'sleep'>) {
  return (listeners: ChatListeners): ChatFlow => {
    const streams = new Map<number, ChatStream>()
    let isStopped = false

    const isAwaited = (generation: number): boolean => {
      const state = machine.state()
      return !isStopped && state.at === 'loading' && state.generation === generation
    }

    const read = async (generation: number, stream: ChatStream): Promise<ChatEvent | undefined> => {
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
    }

    const machine: ChatFlow = runMachine<ChatState, ChatEvent, ChatEffect, ChatShellEffect>({
      initial: NEW_CHAT,
      step: chatStep,
      clock,
      ...listeners,
      perform: {
        async openStream({ generation, request }) {
          const stream = await gateway.chat(request)
          if ('error' in stream) return { type: 'failed', generation, ...stream }
          if (!isAwaited(generation)) {
            stream.cancel()
            return
          }
          streams.set(generation, stream)
          return read(generation, stream)
        },
        async leaveStream({ stream: left, taskId }) {
          const stream = streams.get(left)
          streams.delete(left)
          // The result does not matter: the answer is abandoned.
          if (taskId !== null) await gateway.stop(taskId)
          stream?.cancel()
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
      },
    })

    return {
      ...machine,
      stop: () => {
        machine.send({ type: 'stop' })
        isStopped = true
        machine.stop()
        for (const stream of streams.values()) stream.cancel()
        streams.clear()
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
    return { type: 'failed', generation, error: 'broken', reason: null }
  }
}
