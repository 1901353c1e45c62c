import { createFetchClient } from '@zhushutong/sdk/fetch'
import { createTracker } from '@zhushutong/sdk/tracking'
import { hasLoginMark } from '../../browser/login-mark'

/**
 * Bytes. A browser sends at most 64 KB with `keepalive` when a page closes; the rest is for the headers.
 */
const MAX_KEEPALIVE_BYTES = 60_000

/** A fetch that continues after the page has closed. */
const lastingFetch: typeof fetch = (input, init) => {
  const length = typeof init?.body === 'string' ? init.body.length : 0
  return fetch(input, { ...init, keepalive: length < MAX_KEEPALIVE_BYTES })
}

/**
 * Sends records of use by the SDK's tracker, while there is a login (TRK-01, TRK-02). A lost batch is not
 * sent again.
 */
export function createPageTracker() {
  const { post } = createFetchClient({ baseUrl: '/gateway', fetch: lastingFetch })
  return createTracker(
    {
      tracking: {
        upload: (input, options) => post('/jian-butler-portal-biz/buryPoint/uploadBuryPoint', input, options),
      },
    },
    { hasToken: hasLoginMark },
  )
}
