/**
 * Placeholder for the page number in the `JumpBox` address; larger than the number of pages of any list. In
 * a separate file, because a server component cannot import values from a client component's file.
 */
export const ANY_PAGE = 987_654_321
