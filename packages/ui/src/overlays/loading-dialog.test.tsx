import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import { openDialogs } from './dialog.fixture'
import { LoadingDialog, useLoadingDialog } from './loading-dialog'

beforeAll(openDialogs)
afterEach(cleanup)

/** Scripts that load, or fail, at the test's command. */
const byHand = () => {
  let come: () => void = () => {}
  let fail: () => void = () => {}
  const load = () =>
    new Promise<void>((resolve, reject) => {
      come = resolve
      fail = reject
    })
  return { load, come: () => act(async () => come()), fail: () => act(async () => fail()) }
}

function Page({ load, onFail }: { load: () => Promise<unknown>; onFail: () => void }) {
  const [open, setOpen] = useState(false)
  const { openWhenLoaded, coming } = useLoadingDialog()
  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) =>
          openWhenLoaded({ opener: currentTarget, load, open: () => setOpen(true), fail: onFail })
        }
      >
        <b>打开</b>
      </button>
      <input aria-label="别处" />
      {coming}
      <Dialog open={open} onClose={() => setOpen(false)} title="标题">
        里面
      </Dialog>
    </>
  )
}

const setUp = () => {
  const scripts = byHand()
  const onFail = vi.fn()
  render(<Page load={scripts.load} onFail={onFail} />)
  return { ...scripts, onFail }
}
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
const button = () => screen.getByRole('button', { name: '打开', hidden: true })

it('the focus returns to the clicked control, wherever it was when the dialog opened', async () => {
  const { come } = setUp()
  // As in a browser that does not focus a clicked button.
  fireEvent.click(screen.getByText('打开'))
  expect(screen.getByRole('status').textContent).toBe('正在打开')
  screen.getByLabelText('别处').focus()
  await come()
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(document.activeElement).toBe(button())
})

it('Esc while loading cancels the dialog: it does not open later, and can be opened again', async () => {
  const { come } = setUp()
  fireEvent.click(button())
  pressEscape()
  await come()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(button())
  await come()
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('a cancelled dialog leaves no opener behind for the next dialog', async () => {
  const { come } = setUp()
  fireEvent.click(button())
  pressEscape()
  await come()
  screen.getByLabelText('别处').focus()
  const { rerender } = render(
    <Dialog open title="另一个" onClose={() => {}}>
      里面
    </Dialog>,
  )
  rerender(<p>没有了</p>)
  expect(document.activeElement).toBe(screen.getByLabelText('别处'))
})

it('scripts that fail to load are reported, unless the dialog was cancelled', async () => {
  const { fail, onFail } = setUp()
  fireEvent.click(button())
  await fail()
  expect(onFail).toHaveBeenCalledOnce()
  fireEvent.click(button())
  pressEscape()
  await fail()
  expect(onFail).toHaveBeenCalledOnce()
})

const LATE = (
  <Dialog open title="晚" onClose={() => {}}>
    里面
  </Dialog>
)

it('Esc cancels a dialog within a boundary until its own scripts are loaded', async () => {
  const { load, come } = byHand()
  const Late = lazy(async () => {
    await load()
    return { default: () => LATE }
  })
  const onGiveUp = vi.fn()
  render(
    <Suspense fallback={<LoadingDialog onGiveUp={onGiveUp} />}>
      <Late />
    </Suspense>,
  )
  pressEscape()
  expect(onGiveUp).toHaveBeenCalledOnce()
  await come()
  expect(screen.getByRole('dialog', { name: '晚' })).toBeDefined()
  pressEscape()
  expect(onGiveUp).toHaveBeenCalledOnce()
})
