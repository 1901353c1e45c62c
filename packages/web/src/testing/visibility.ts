/** Puts the page into view or takes it out of it. */
export const show = (isShown: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown })
  document.dispatchEvent(new Event('visibilitychange'))
}
