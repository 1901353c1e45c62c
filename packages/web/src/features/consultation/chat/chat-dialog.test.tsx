import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogsInFakeTime } from '@/testing/dialogs'
import type { ChatCalls, ChatMessage } from './chat.types'
import { ChatDialog } from './chat-dialog'

dialogsInFakeTime()
beforeEach(() => {
  // Newer browsers return a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
})

const PRESENCE = { isServiceTime: true, isStaffed: false, serviceHours: '周一至周五 9:00–18:00' }
const NO_NETWORK = { error: 'network', message: '网络开小差了' }

const message = (seq: number, isFromStaff: boolean, text: string): ChatMessage => {
  return { seq, isFromStaff, text, picture: null, createTime: seq }
}

const callsOf = (records: readonly ChatMessage[], readSeq = 0) => {
  const answer = { records, hasEarlier: false, readSeq, ...PRESENCE }
  return {
    open: vi.fn<ChatCalls['open']>(async () => ({ provider: 'embedded', unread: 0, ...PRESENCE })),
    messages: vi.fn<ChatCalls['messages']>(async ({ after }) =>
      after === undefined ? answer : { ...answer, records: [] },
    ),
    send: vi.fn<ChatCalls['send']>(async (_, text) => message(9, false, text)),
    sendPicture: vi.fn<ChatCalls['sendPicture']>(),
    read: vi.fn<ChatCalls['read']>(async () => true),
  }
}
const open = async (calls: ChatCalls) => {
  render(<ChatDialog calls={calls} hotline="400-023-6003" onClose={() => undefined} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const write = async (text: string) => {
  const box = screen.getByLabelText('消息')
  fireEvent.change(box, { target: { value: text } })
  await act(async () => fireEvent.keyDown(box, { key: 'Enter' }))
}

it('ASK-05 looks for new messages once the chat is open, never beside its opening or after it failed', async () => {
  const calls = callsOf([])
  let answer: (failure: typeof NO_NETWORK) => void = () => {}
  calls.open.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  await open(calls)
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(calls.messages).not.toHaveBeenCalled()
  await act(async () => answer(NO_NETWORK))
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(calls.messages).not.toHaveBeenCalled()
  expect(calls.read).not.toHaveBeenCalled()
})

it('ASK-05 a message that was not sent is sent again under its key', async () => {
  const calls = callsOf([])
  calls.send.mockResolvedValueOnce(NO_NETWORK)
  await open(calls)
  await write(' ')
  expect(screen.getByText('请输入内容')).toBeDefined()
  await write('你好')
  expect(screen.getByText('网络开小差了')).toBeDefined()
  await act(async () => fireEvent.click(screen.getByText('重发')))
  const [first, second] = calls.send.mock.calls
  expect(second).toEqual(first)
  expect(screen.queryByText('重发')).toBeNull()
  expect(screen.getByText('你好')).toBeDefined()
})

it('ASK-05 asks only for what is new, every four seconds', async () => {
  const calls = callsOf([message(7, false, '你好')], 7)
  await open(calls)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(calls.messages.mock.calls.map(([range]) => range)).toEqual([{}, { after: 7 }])
})
