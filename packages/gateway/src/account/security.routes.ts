import type { contract } from '@zhushutong/sdk/contract'
import { type CallContext, CODES, type Failure, type Handlers, sessionOf } from '../platform/http'
import type { ClosingStore } from './closing/closing.store'
import type { DeviceStore } from './devices/device.store'
import type { SecurityService } from './security.service'

const NO_SUCH_DEVICE: Failure = { error: CODES.notFound, message: '没有这个登录' }

const tokenOfCall = ({ token }: CallContext): string => {
  if (token === null) throw new Error("Only calls with access 'token' have one for certain")
  return token
}

export function securityHandlers(
  security: SecurityService,
  devices: DeviceStore,
  closings: ClosingStore,
): Handlers<typeof contract.security> {
  return {
    async devices(_, context) {
      return { devices: await devices.list(sessionOf(context).userId, tokenOfCall(context)) }
    },
    async endDevice({ deviceId }, context) {
      return (await devices.end(sessionOf(context).userId, deviceId)) || NO_SUCH_DEVICE
    },
    async endOtherDevices(_, context) {
      return { ended: await devices.endOthers(sessionOf(context).userId, tokenOfCall(context)) }
    },
    sendOwnCode: ({ params }, context) =>
      security.sendOwnCode(sessionOf(context).userId, params, context.ip, context.now),
    changeMobile: (input, context) =>
      security.changeMobile(sessionOf(context).userId, input, tokenOfCall(context)),
    closing: (_, context) => closings.find(sessionOf(context).userId),
    requestClosing: (input, context) => security.requestClosing(sessionOf(context).userId, input),
    async withdrawClosing(_, context) {
      await closings.withdraw(sessionOf(context).userId)
      return true
    },
  }
}
