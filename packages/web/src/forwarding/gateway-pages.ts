import { SCAN_CALLBACK_PATH, UNSUBSCRIBE_PATH } from '@zhushutong/sdk/contract'

/* Paths that the gateway answers with a page for the user, not with data. */

export function isScanCallback(path: string): boolean {
  return path === SCAN_CALLBACK_PATH
}

/** The link in a mail that ends the mails of a subscription (SUB-08). */
export function isUnsubscribe(path: string): boolean {
  return path === UNSUBSCRIBE_PATH
}
