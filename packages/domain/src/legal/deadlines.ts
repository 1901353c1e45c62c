import { addDays } from '../formatting'

/** Deadline for answering a request to cancel an account, in days (LEG-01). */
export const CANCELLATION_DAYS = 15

/**
 * Days between the owner's request and the closing of an account, in which the owner can withdraw the request (LEG-03).
 */
export const CLOSING_DAYS = 7

/** Deadline for answering a contact request, in working days (LEG-01). */
export const CONTACT_WORKING_DAYS = 15

/**
 * The closing time of an account whose owner requested it at `at`, well before the answer is due (LEG-03). Times in ms.
 */
export function calculateClosingTime(at: number): number {
  return addDays(at, CLOSING_DAYS)
}
