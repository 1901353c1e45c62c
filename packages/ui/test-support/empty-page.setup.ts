import { beforeAll } from 'vitest'
import { toasts } from '../src/overlays/toast'

/** Begins each file with an empty page without toasts: the files of a worker share its document and modules. */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
  toasts.setState({ items: [] })
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
