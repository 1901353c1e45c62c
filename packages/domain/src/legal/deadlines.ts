import { addDays } from '../formatting'

/** An application to cancel an account is answered within this many days (LEG-01). */
export const CANCELLATION_DAYS = 15

/** An account is closed so many days after its owner asked for it; until then they can change their mind (LEG-03). */
export const CLOSING_DAYS = 7

/** A contact request is answered within this many working days (LEG-01). */
export const CONTACT_WORKING_DAYS = 15

/** When an account is closed whose owner asked for it at `at`, well before the answer is due (LEG-03). Times in ms. */
export function calculateClosingTime(at: number): number {
  return addDays(at, CLOSING_DAYS)
}
