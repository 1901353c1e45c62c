import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markUpdatesSeen } from '@/browser/updates-seen'
import { UpdatesDot } from './updates-dot'

afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser does after three days
  document.cookie = 'JGJDAILYLOG=; path=/; max-age=0'
})

it('CHG-01 the dot stands until the log is looked at, on this page or on another', () => {
  const { container } = render(<UpdatesDot />)
  expect(container.textContent).toBe('，有新内容')
  act(markUpdatesSeen)
  expect(container.textContent).toBe('')
  expect(document.cookie).toContain('JGJDAILYLOG=1')
  cleanup()
  expect(render(<UpdatesDot />).container.textContent).toBe('')
})
