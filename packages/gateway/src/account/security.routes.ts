import type { contract } from '@zhushutong/sdk/contract'
import type { Database } from '../platform/db'
import { type CallContext, CODES, type Failure, type Handlers, sessionOf } from '../platform/http'
import { deleteClosingRequest, findClosing } from './closing/closing.store'
import { endDevice, endOtherDevices, findDevices } from './devices/device.store'
import type { SecurityService } from './security.service'

const NO_SUCH_DEVICE: Failure = { error: CODES.notFound, message: '没有这个登录' }

const tokenOfCall = ({ token }: CallContext): string => {
  if (token === null) throw new Error("Only calls with access 'token' have one for certain")
  return token
}

export function securityHandlers(
  { orm }: Pick<Database, 'orm'>,
  security: SecurityService,
): Handlers<typeof contract.security> {
  return {
    async devices(_, context) {
      return { devices: await findDevices(orm, sessionOf(context).userId, tokenOfCall(context), context.now) }
    },
    async endDevice({ deviceId }, context) {
      return (await endDevice(orm, sessionOf(context).userId, deviceId, context.now)) || NO_SUCH_DEVICE
    },
    async endOtherDevices(_, context) {
      return {
        ended: await endOtherDevices(orm, sessionOf(context).userId, tokenOfCall(context), context.now),
      }
    },
    sendOwnCode: ({ params }, context) =>
      security.sendOwnCode(sessionOf(context).userId, params, context.ip, context.now),
    changeMobile: (input, context) =>
      security.changeMobile(sessionOf(context).userId, input, tokenOfCall(context)),
    closing: (_, context) => findClosing(orm, sessionOf(context).userId),
    requestClosing: (input, context) => security.requestClosing(sessionOf(context).userId, input),
    async withdrawClosing(_, context) {
      await deleteClosingRequest(orm, sessionOf(context).userId)
      return true
    },
  }
}
