/** The entries of the SVIP comparison (MEM-02). 'unlimited' is a word on the page, not a number. Prices in fen. */
export const SVIP_BENEFITS = {
  authorisedAccounts: 1,
  companyQueries: 'unlimited',
  tenderSubscriptions: 'unlimited',
  exportsPerMonth: 20_000,
  extraExportFen: 10,
} as const

/** The add-on SVIP's free exports (MEM-02). */
export const ADD_ON_EXPORTS_PER_MONTH = 20_000
