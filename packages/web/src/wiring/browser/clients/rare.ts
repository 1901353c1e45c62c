import { describeOwnDevice } from '@zhushutong/domain/boss-orders'
import {
  articles,
  bossFile,
  bossOrder,
  CLIENT_NAME_HEADER,
  content,
  DEVICE_NAME_HEADER,
  dataReports,
  type InputOf,
  labour,
  login,
  orders,
  purchase,
  serviceCode,
  upload,
} from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import { CALLS } from './options'

const groups = createClient(
  {
    articles,
    bossFile,
    bossOrder,
    content,
    dataReports,
    labour,
    login,
    orders,
    purchase,
    serviceCode,
    upload,
  },
  CALLS,
)

/** The calls of few pages. */
export const rare = {
  ...groups,
  /** The login of a firm's principal; the headers appear in the list of devices. */
  loginByBoss: (proof: InputOf<typeof login.byBoss>, signal?: AbortSignal) =>
    groups.login.byBoss(proof, {
      signal,
      headers: {
        [CLIENT_NAME_HEADER]: encodeURIComponent('老板端网页'),
        [DEVICE_NAME_HEADER]: encodeURIComponent(describeOwnDevice(navigator.userAgent)),
      },
    }),
}
