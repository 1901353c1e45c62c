import { beforeAll } from 'vitest'

/** Begins each file with an empty page: the files of a worker share its document. */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
