export { type AuditState, compareForAudit, maskAudit } from './audit'
export {
  isStaffSessionAlive,
  LOGIN_FAILURES,
  LOGIN_FAILURES_WITHIN,
  STAFF_LOGIN_TEXTS,
  STAFF_SESSION,
  staffLoginWait,
  TOTP,
} from './login'
export {
  checkStaff,
  checkStaffChange,
  checkStaffPassword,
  type StaffForm,
  type StaffProblem,
  trimStaff,
} from './member'
export { checkStaffReason } from './reason'
export {
  listStaffResources,
  mayStaff,
  STAFF_RESOURCES,
  STAFF_ROLE_LABELS,
  STAFF_ROLES,
  type StaffResource,
  type StaffRole,
} from './roles'
