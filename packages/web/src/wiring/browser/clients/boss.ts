import { describeOwnDevice } from '@zhushutong/domain/boss-orders'
import { CLIENT_NAME_HEADER, DEVICE_NAME_HEADER, type InputOf, type login } from '@zhushutong/sdk/contract'
import { common } from './common'

/** The login of a firm's principal; the headers appear in the list of devices. */
export const boss = {
  logIn: (proof: InputOf<typeof login.byBoss>, signal?: AbortSignal) =>
    common.login.byBoss(proof, {
      signal,
      headers: {
        [CLIENT_NAME_HEADER]: encodeURIComponent('老板端网页'),
        [DEVICE_NAME_HEADER]: encodeURIComponent(describeOwnDevice(navigator.userAgent)),
      },
    }),
}
