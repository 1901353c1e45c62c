/** The server's choice of a tick before a login, written on the page (LOG-09). */
export function asksConsent(): boolean {
  return document.documentElement.dataset.loginConsent === 'tick'
}
