export function show(isShown: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown })
  document.dispatchEvent(new Event('visibilitychange'))
}
