import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { openDialogs } from './dialog.fixture'

beforeAll(openDialogs)
afterEach(cleanup)

function Page({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="标题" dismissible={dismissible}>
        <button type="button">里面</button>
      </Dialog>
    </>
  )
}

function Chain() {
  const [at, setAt] = useState<'none' | 'first' | 'second'>('none')
  return (
    <>
      <button type="button" onClick={() => setAt('first')}>
        打开
      </button>
      <Dialog
        key={at}
        open={at !== 'none'}
        onClose={() => setAt(at === 'first' ? 'second' : 'none')}
        title={at}
      >
        里面
      </Dialog>
    </>
  )
}

const openIt = (dismissible?: boolean) => {
  render(<Page dismissible={dismissible} />)
  const opener = screen.getByText('打开')
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: '标题' }) }
}

it('takes the focus and returns it when closed by the cross', () => {
  const { opener, dialog } = openIt()
  expect(dialog.contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('closes by Esc, which the browser reports as cancel', () => {
  const { opener, dialog } = openIt()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('closes by a click on the backdrop but not by one inside', () => {
  const { dialog } = openIt()
  fireEvent.mouseDown(screen.getByText('里面'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.mouseDown(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not close when it must be answered', () => {
  const { dialog } = openIt(false)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(dialog)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  expect(screen.queryByLabelText('关闭')).toBeNull()
})

it('starts a confirmation on the harmless answer', () => {
  render(
    <ConfirmDialog open onConfirm={() => {}} onCancel={() => {}}>
      确认删除当前对话？
    </ConfirmDialog>,
  )
  expect(document.activeElement?.textContent).toBe('取消')
})

it('a dialog followed by another one passes its opener on, which gets the focus at the end', () => {
  render(<Chain />)
  const opener = screen.getByText('打开')
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(screen.getByRole('dialog', { name: 'second' })).toBeDefined()
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(document.activeElement).toBe(opener)
})

it('Esc closes the inner dialog, not the outer one', () => {
  const [inner, outer] = [vi.fn(), vi.fn()]
  render(
    <Dialog open title="外" onClose={outer}>
      <Dialog open title="内" onClose={inner}>
        里面
      </Dialog>
    </Dialog>,
  )
  fireEvent(screen.getByRole('dialog', { name: '内' }), new Event('cancel', { cancelable: true }))
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0])
})
