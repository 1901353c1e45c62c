import { fireEvent, render, screen, within } from '@testing-library/react'
import type { AssistantGateway } from '@zhushutong/domain/assistant'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clock, dialogsInFakeTime, pass } from '@/testing/dialogs'
import { createTestGateway, type TestGateway } from './assistant.fixture'
import { AssistantDrawer } from './assistant-drawer'

dialogsInFakeTime()
beforeEach(() => sessionStorage.clear())
afterEach(() => toasts.setState({ items: [] }))

const NAME = '重庆渝建市政工程有限公司'
const LIMIT = '每分钟最多提问 20 次，请稍后再问'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const open = async (held: Partial<TestGateway> = {}) => {
  const world = createTestGateway(held)
  const place = { kind: 'company', name: NAME, region: '重庆' }
  const view = render(
    <AssistantDrawer gateway={world.gateway} clock={clock} place={place} onClose={() => {}} />,
  )
  await pass(0)
  return { ...world, ...view }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await pass(0)
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '输入问题' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const ask = async (text: string) => {
  type(text)
  fireEvent.keyDown(box(), { key: 'Enter' })
  await pass(0)
}
const log = () => screen.getByRole('log').textContent
const names = () =>
  within(screen.getByRole('navigation', { name: '对话列表' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const notices = () => toasts.getState().items.map(({ text }) => text)

it('VAL-18 Enter sends, but neither while an input method composes nor while an answer comes in', async () => {
  const { gateway, say } = await open()
  type('桥梁')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })
  await pass(0)
  expect(gateway.chat).not.toHaveBeenCalled()
  await ask('桥梁')
  say('有')
  await pass(0)
  await ask('再问')
  expect(gateway.chat).toHaveBeenCalledOnce()
  expect(box().value).toBe('再问')
})

it('AI-01 stopping keeps the text so far and stops the task', async () => {
  const { gateway, say } = await open()
  await ask('桥梁')
  say('共找到')
  await pass(0)
  await press('停止')
  expect(gateway.stop).toHaveBeenCalledExactlyOnceWith('t1')
  expect(log()).toContain('共找到已停止回答')
  expect(screen.queryByRole('button', { name: '停止' })).toBeNull()
})

it('AI-05 a lost connection leaves an error and no half of an answer, and one can ask again', async () => {
  const { gateway, say, lose } = await open()
  await ask('桥梁')
  say('共找到')
  lose()
  await pass(0)
  expect(log()).toBe('桥梁服务器繁忙，请稍后重试 重试')
  await press('重试')
  expect(gateway.chat.mock.calls.map(([{ query }]) => query)).toEqual(['桥梁', '桥梁'])
  say('', { errorCode: '50001' })
  await pass(0)
  expect(log()).toContain('业务异常终止')
})

it('AI-05 too many questions are told with the limit', async () => {
  await open({
    chat: vi.fn<AssistantGateway['chat']>(async () => ({ error: 'broken', reason: LIMIT })),
  })
  await ask('桥梁')
  expect(notices()).toEqual([LIMIT])
  expect(log()).toContain('服务器繁忙，请稍后重试')
})

it('AI-05 deleting asks first; the deleted conversation gives way to a new one', async () => {
  const { gateway } = await open()
  await press('桥梁招标')
  await press('删除 桥梁招标')
  expect(screen.getByText('确认删除当前对话？')).toBeDefined()
  await press('取消')
  expect(gateway.remove).not.toHaveBeenCalled()
  await press('删除 桥梁招标')
  await press('删除')
  expect(gateway.remove).toHaveBeenCalledExactlyOnceWith('c1')
  expect(names()).toEqual(['新建对话', '学校招标'])
  expect(screen.getByText('说需求，找商机')).toBeDefined()
})

it('AI-01 the next opening shows what the gateway stored; one that is gone gives way', async () => {
  const { unmount, gateway } = await open()
  await press('桥梁招标')
  unmount()
  const again = await open()
  expect(again.gateway.messages).toHaveBeenCalledWith('c1')
  expect(log()).toContain('共找到 1 条')
  again.unmount()
  const gone = await open({
    messages: vi.fn<AssistantGateway['messages']>(async () => ({ error: '30003' })),
  })
  expect(log()).toContain('对话没有加载出来')
  gone.unmount()
  await open()
  expect(screen.getByText('说需求，找商机')).toBeDefined()
  expect(gateway.messages).toHaveBeenCalledOnce()
})

it('AI-01 closing stops an answer in progress', async () => {
  const { gateway, say, unmount } = await open()
  await ask('桥梁')
  say('共')
  await pass(0)
  unmount()
  await pass(0)
  expect(gateway.stop).toHaveBeenCalledExactlyOnceWith('t1')
})

it('VAL-21 a picture is checked before it is uploaded, and goes with the question', async () => {
  const { gateway } = await open()
  const choose = async (...files: File[]) => {
    fireEvent.change(screen.getByLabelText('选择图片'), { target: { files } })
    await pass(10)
  }
  await choose(new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(screen.getByRole('alert').textContent).toBe('文件格式不正确')
  const large = new File([PNG, new Uint8Array(1_048_576)], 'b.png', { type: 'image/png' })
  await press('移除图片 a.txt')
  await choose(large)
  expect(screen.getByRole('alert').textContent).toBe('上传文件大小不能超过 1 MB')
  expect(gateway.upload).not.toHaveBeenCalled()
  await press('移除图片 b.png')
  gateway.upload.mockResolvedValueOnce({ error: 'network' })
  await choose(new File([PNG], 'c.png', { type: 'image/png' }))
  expect(screen.getByRole('alert').textContent).toBe('上传失败！')
  await choose(new File([PNG], 'd.png', { type: 'image/png' }))
  await ask('这张图里的要求')
  expect(gateway.chat.mock.calls[0]?.[0].files).toEqual(['f1'])
  expect(log()).toContain('附 1 张图片')
  expect(screen.queryByText(/d\.png/)).toBeNull()
})
