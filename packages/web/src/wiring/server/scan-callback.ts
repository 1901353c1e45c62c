import { SCAN_CALLBACK_PATH } from '@zhushutong/sdk/contract'

/** Whether the gateway answers at this path of its own with a page for the user, not with data. */
export function isScanCallback(path: string): boolean {
  return path === SCAN_CALLBACK_PATH
}
