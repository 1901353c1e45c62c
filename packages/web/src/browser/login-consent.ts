/**
 * True when the agreements need a tick before a login (LOG-09); the server writes this setting on the page.
 */
export function asksConsent(): boolean {
  return document.documentElement.dataset.loginConsent === 'tick'
}
