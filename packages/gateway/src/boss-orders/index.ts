export { bossOrdersFeature } from './boss-orders.feature'
export { SANDBOX_ESIGN_PATH, signCallback } from './sandbox-esign.provider'
export { findCase, findContractByFlow, findWaitingContracts, type ServiceCase } from './service-case.store'
export { placeStaffFile } from './service-files.store'
export {
  addInvoice,
  addStaffFile,
  assignSteward,
  changeContract,
  checkFile,
  lockCase,
  moveOrder,
  recordReceipt,
  type StaffRefusal,
  saveList,
  tellDelivery,
  type UploadedFile,
} from './staff-orders.service'
export {
  changePrincipal,
  findStaffPage,
  insertOrder,
  staffDetailsView,
  staffRowView,
} from './staff-orders.store'
