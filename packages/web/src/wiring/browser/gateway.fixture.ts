import { createGateway, type Gateway } from './gateway'

/** A gateway whose clients have these calls; a call fails by rejecting with a `refusal`. */
export function fakeGateway(calls: object): Gateway {
  return createGateway(async () => calls as never)
}

/** A failure of a call, as the SDK reports it. */
export const refusal = (message: string) => ({ name: 'PortalError', kind: 'network', code: null, message })
