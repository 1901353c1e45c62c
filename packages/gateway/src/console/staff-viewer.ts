import { ADD_ONS, type Viewer } from '@zhushutong/domain/access'

/** The rights of the staff on records: they see every value. */
export const STAFF_VIEWER: Viewer = {
  loggedIn: true,
  svip: true,
  addOns: ADD_ONS,
  ownerLookup: true,
  enterprise: true,
}
