import { act, cleanup, renderHook } from '@testing-library/react'
import { Component, createElement, type ReactNode } from 'react'
import { of, Subject } from 'rxjs'
import { afterEach, expect, it, vi } from 'vitest'
import { useStream } from './use-stream'

afterEach(cleanup)

it('gives the initial value, then each one of the stream, functions too', () => {
  const stream = new Subject<unknown>()
  const { result } = renderHook(() => useStream<unknown>(stream, 0))
  expect(result.current).toBe(0)
  act(() => stream.next(1))
  expect(result.current).toBe(1)
  const create = vi.fn()
  act(() => stream.next(create))
  expect(result.current).toBe(create)
  expect(create).not.toHaveBeenCalled()
})

it('follows another stream, and none after unmount', () => {
  const [first, second] = [new Subject<number>(), new Subject<number>()]
  const { rerender, unmount } = renderHook(({ stream }) => useStream(stream, 0), {
    initialProps: { stream: first },
  })
  expect(first.observed).toBe(true)
  rerender({ stream: second })
  expect([first.observed, second.observed]).toEqual([false, true])
  unmount()
  expect(second.observed).toBe(false)
})

it('uses a value that is emitted synchronously', () => {
  const stream = of(7)
  expect(renderHook(() => useStream(stream, 0)).result.current).toBe(7)
})

const caught = vi.fn()

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error) {
    caught(error.message)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

it('shows an error of the stream to the error boundary', () => {
  const stream = new Subject<number>()
  renderHook(() => useStream(stream, 0), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(Boundary, null, children),
  })
  act(() => stream.error(new Error('broken')))
  expect(caught).toHaveBeenCalledExactlyOnceWith('broken')
  // React reports what its boundary caught.
  vi.mocked(console.error).mockClear()
})
