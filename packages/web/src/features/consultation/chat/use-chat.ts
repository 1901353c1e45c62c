import { CHAT_TEXTS, type ChatPresence } from '@zhushutong/domain/consultation'
import { useEffect, useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import { pollWhileVisible } from '@/streams/poll-while-visible'
import type { ChatCalls, ChatFailure, ChatMessage, ChatMessages, Outgoing } from './chat.types'

/** Interval of polling for new messages, in ms. */
const POLL_MS = 4000
/** Consecutive failed polls before a notice is shown. */
const SILENT_FAILURES = 3

const failed = <T extends object>(answer: T | ChatFailure): answer is ChatFailure => 'error' in answer

const merge = (before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] => {
  const bySeq = new Map([...before, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

const newKey = () =>
  crypto
    .getRandomValues(new Uint8Array(12))
    .reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '')

export interface OpenChat {
  readonly messages: readonly ChatMessage[]
  readonly hasEarlier: boolean
  /** The `seq` of the last message seen before this chat was opened. */
  readonly seenBefore: number
  readonly presence: ChatPresence
  readonly isSilent: boolean
}

/** The open chat: loads messages, polls every 4 s while the page is visible, sends messages and pictures. */
export function useChat(calls: ChatCalls) {
  const [chat, setChat] = useState<OpenChat | 'loading' | 'failed'>('loading')
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const [attempt, setAttempt] = useState(0)
  const last = useRef(0)
  const opened = useRef<AbortController>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again.
  useEffect(() => {
    const controller = new AbortController()
    opened.current = controller
    let failures = 0
    const see = ({ records, ...rest }: ChatMessages) => {
      const newest = records.at(-1)?.seq ?? 0
      last.current = Math.max(last.current, newest)
      if (records.some(({ isFromStaff, seq }) => isFromStaff && seq > rest.readSeq)) void calls.read(newest)
    }
    let following: Subscription | undefined
    const follow = () =>
      pollWhileVisible<ChatMessages | ChatFailure>({
        everyMs: POLL_MS,
        poll: (signal) => calls.messages({ after: last.current }, signal),
        hasFailed: failed,
        isOver: () => false,
      }).subscribe((look) => {
        failures = failed(look) ? failures + 1 : 0
        if (!failed(look)) see(look)
        setChat((before) => {
          if (typeof before === 'string') return before
          if (failed(look)) return { ...before, isSilent: failures >= SILENT_FAILURES }
          const { records, hasEarlier: _, readSeq: __, ...presence } = look
          return { ...before, messages: merge(before.messages, records), presence, isSilent: false }
        })
      })
    const open = async () => {
      const entry = await calls.open(controller.signal)
      const first = failed(entry) ? entry : await calls.messages({}, controller.signal)
      if (controller.signal.aborted) return
      if (failed(first)) return setChat('failed')
      const { records: messages, hasEarlier, readSeq, ...presence } = first
      see(first)
      setChat({ messages, hasEarlier, seenBefore: readSeq, presence, isSilent: false })
      following = follow()
    }
    open().catch(() => {
      if (!controller.signal.aborted) setChat('failed')
    })
    return () => {
      controller.abort()
      following?.unsubscribe()
    }
  }, [calls, attempt])

  const deliver = async (message: Outgoing) => {
    const sent = await (message.content === null
      ? calls.send(message.key, message.text ?? '')
      : calls.sendPicture(message.key, message.content))
    if (failed(sent)) {
      const failure = sent.message ?? '未能发送'
      setOutgoing((all) => all.map((other) => (other.key === message.key ? { ...other, failure } : other)))
      return
    }
    setOutgoing((all) => all.filter(({ key }) => key !== message.key))
    setChat((before) =>
      typeof before === 'string' ? before : { ...before, messages: merge(before.messages, [sent]) },
    )
  }
  const send = (text: string | null, content: string | null) => {
    const message: Outgoing = { key: newKey(), text, content, failure: null }
    setOutgoing((all) => [...all, message])
    void deliver(message)
  }
  return {
    chat,
    outgoing,
    reopen: () => {
      setChat('loading')
      setAttempt((before) => before + 1)
    },
    sendText: (text: string) => send(text, null),
    sendPicture: (content: string) => send(null, content),
    repeat: (message: Outgoing) => {
      const again = { ...message, failure: null }
      setOutgoing((all) => all.map((other) => (other.key === message.key ? again : other)))
      void deliver(again)
    },
    loadEarlier: async () => {
      if (typeof chat === 'string') return null
      const earlier = await calls.messages({ before: chat.messages[0]?.seq ?? 1 }, opened.current?.signal)
      if (failed(earlier)) return earlier.message ?? CHAT_TEXTS.failed
      const { records, hasEarlier } = earlier
      setChat((before) =>
        typeof before === 'string'
          ? before
          : { ...before, messages: merge(before.messages, records), hasEarlier },
      )
      return null
    },
  }
}
