/** The figures of the SVIP comparison. 'unlimited' is a word on the page, not a number. Prices in fen. */
export const SVIP_BENEFITS = {
  authorisedAccounts: 1,
  companyQueries: 'unlimited',
  tenderSubscriptions: 'unlimited',
  exportsPerMonth: 20_000,
  extraExportFen: 10,
} as const

/** Subscriptions of an account without a membership (SUB-03). */
export const FREE_SUBSCRIPTIONS = 3

/** Monthly export items of a trial, with the fields that a non-member sees. */
export const TRIAL_EXPORTS_PER_MONTH = 200

/** Free exports per month of an add-on SVIP. */
export const ADD_ON_EXPORTS_PER_MONTH = 20_000

/**
 * Enterprise VIP: the free shared accounts, the prices of an extra account and of a year in fen, and the default number
 * of accounts of an order, which costs the listed price (MEM-03).
 */
export const ENTERPRISE_VIP = {
  freeSharedAccounts: 2,
  extraAccountFen: 100_000,
  yearFen: 298_000,
  defaultChildren: 2,
} as const

/** Minimum and maximum number of people of a shared VIP (VAL-16). */
export const HEADCOUNT = { min: 1, max: 99 } as const
