import type { RecordRef } from '@zhushutong/domain/favourites'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { createStarBoard, type FavouritesPort } from './star-board'

const A = 'company:a'

const said = () => toasts.getState().items.map(({ text }) => text)

const openBoard = (collected: readonly RecordRef[] = []) => {
  const port = {
    collected: vi.fn<FavouritesPort['collected']>(async () => collected),
    add: vi.fn<FavouritesPort['add']>(async () => true),
    remove: vi.fn<FavouritesPort['remove']>(async () => true),
  }
  const shown: Record<string, boolean> = {}
  const onSaved = vi.fn()
  const show = (key: string, isOn: boolean) => {
    shown[key] = isOn
  }
  return { port, shown, onSaved, board: createStarBoard({ port, show, onSaved }) }
}

afterEach(() => toasts.setState({ items: [] }))

it('FAV-02 shows a click at once, and undoes it from the toast', async () => {
  const { board, port, shown } = openBoard()
  await board.load([A])
  expect(shown).toEqual({ [A]: false })
  board.press(A)
  expect(shown).toEqual({ [A]: true })
  await vi.waitFor(() => expect(said()).toEqual(['已收藏，可在个人中心查看']))
  toasts.getState().items[0]?.action?.run()
  expect(shown).toEqual({ [A]: false })
  await vi.waitFor(() => expect(port.remove).toHaveBeenCalledWith({ kind: 'company', id: 'a' }))
})

it('FAV-02 a star that the page shows as set is removed by a click', async () => {
  const { board, port, shown } = openBoard()
  board.press(A, true)
  expect(shown).toEqual({ [A]: false })
  await vi.waitFor(() => expect(port.remove).toHaveBeenCalledOnce())
})

it('FAV-02 reverts and gives the reason when it is refused', async () => {
  const { board, port, shown } = openBoard()
  port.add.mockResolvedValue({ error: '00400', message: '收藏已满' })
  board.press(A)
  await vi.waitFor(() => expect(said()).toEqual(['收藏已满']))
  expect(shown).toEqual({ [A]: false })
})

it('FAV-02 if loading the stars failed, a click still adds', async () => {
  const { board, port, shown } = openBoard()
  port.collected.mockResolvedValue({ error: 'network', message: null })
  await board.load([A])
  board.press(A)
  expect(port.add).toHaveBeenCalledOnce()
  expect(shown).toEqual({ [A]: true })
})

it('FAV-02 after a login a record is added, unless it is a favourite already', async () => {
  const known = openBoard([{ kind: 'company', id: 'a' }])
  await known.board.keep(A)
  expect(known.shown).toEqual({ [A]: true })
  expect(known.port.add).not.toHaveBeenCalled()
  const unknown = openBoard()
  await unknown.board.keep(A)
  expect(unknown.port.add).toHaveBeenCalledOnce()
})

it('FAV-02 reports each saved change, and no refused one', async () => {
  const { board, port, shown, onSaved } = openBoard()
  board.press(A)
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(A))
  port.remove.mockResolvedValue({ error: 'network', message: null })
  board.press(A)
  await vi.waitFor(() => expect(shown).toEqual({ [A]: true }))
  expect(port.remove).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
})
