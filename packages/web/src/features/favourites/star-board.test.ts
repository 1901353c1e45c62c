import type { RecordRef } from '@zhushutong/domain/favourites'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { createStarBoard, type FavouritesPort } from './star-board'

const A = 'company:a'

const page = (...keys: string[]) => {
  document.body.innerHTML = keys
    .map((key) => `<button data-collect="${key}" aria-pressed="false"></button>`)
    .join('')
}
const pressed = () =>
  [...document.querySelectorAll('[data-collect]')].map(
    (element) => element.getAttribute('aria-pressed') === 'true',
  )
const said = () => toasts.getState().items.map(({ text }) => text)

const aPort = (collected: readonly RecordRef[] = []) => ({
  collected: vi.fn<FavouritesPort['collected']>(async () => collected),
  add: vi.fn<FavouritesPort['add']>(async () => true),
  remove: vi.fn<FavouritesPort['remove']>(async () => true),
})

afterEach(() => toasts.setState({ items: [] }))

it('shows a click at once on all stars of the record, and undoes it from the toast', async () => {
  page(A, A)
  const port = aPort()
  const board = createStarBoard(port)
  await board.ask()
  board.press(A)
  expect(pressed()).toEqual([true, true])
  await vi.waitFor(() => expect(said()).toEqual(['已收藏，可在个人中心查看']))
  toasts.getState().items[0]?.action?.run()
  expect(pressed()).toEqual([false, false])
  await vi.waitFor(() => expect(port.remove).toHaveBeenCalledWith({ kind: 'company', id: 'a' }))
})

it('reverts and gives the reason when it is refused', async () => {
  page(A)
  const port = aPort()
  port.add.mockResolvedValue({ error: '00400', message: '收藏已满' })
  const board = createStarBoard(port)
  board.press(A)
  await vi.waitFor(() => expect(said()).toEqual(['收藏已满']))
  expect(pressed()).toEqual([false])
})

it('if loading the stars failed, a click still adds', async () => {
  page(A)
  const port = aPort()
  port.collected.mockResolvedValue({ error: 'network', message: null })
  const board = createStarBoard(port)
  board.press(A)
  expect(port.add).toHaveBeenCalledOnce()
  expect(pressed()).toEqual([true])
})

it('loading can be aborted by the page that goes away, and is repeated by the next one', async () => {
  page(A)
  const port = aPort([{ kind: 'company', id: 'a' }])
  port.collected.mockImplementationOnce(
    (_, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const board = createStarBoard(port)
  const controller = new AbortController()
  const first = board.ask(controller.signal)
  controller.abort()
  await expect(first).rejects.toBe(controller.signal.reason)
  expect(pressed()).toEqual([false])
  await board.ask()
  expect(pressed()).toEqual([true])
})

it('a record that is to be added is looked up again, if the page before gave that up', async () => {
  page(A)
  const port = aPort([{ kind: 'company', id: 'a' }])
  port.collected.mockImplementationOnce(
    (_, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const board = createStarBoard(port)
  const controller = new AbortController()
  const first = board.ask(controller.signal)
  const kept = board.keep(A)
  controller.abort()
  await expect(first).rejects.toBe(controller.signal.reason)
  await kept
  expect(pressed()).toEqual([true])
  expect(port.add).not.toHaveBeenCalled()
})

it('listeners are told of each saved change, and of no refused one', async () => {
  page(A)
  const port = aPort()
  const onSaved = vi.fn()
  const board = createStarBoard(port, onSaved)
  board.press(A)
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  port.remove.mockResolvedValue({ error: 'network', message: null })
  board.press(A)
  await vi.waitFor(() => expect(pressed()).toEqual([true]))
  expect(port.remove).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
})
