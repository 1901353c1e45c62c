export { checkStaff, countStaff, type StaffMember } from './gap'
export { STAFF_STANDARD_NOTE, STAFF_STANDARD_SOURCE, toStaffRequirement } from './standards'
