/**
 * The number that stands for the page in the address given to a `JumpBox`: no list has that many. In a file
 * of its own because a server component cannot import values from a client component's file.
 */
export const ANY_PAGE = 987_654_321
