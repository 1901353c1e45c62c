/** The code of every successful call, together with HTTP 200 (ERR-01). */
export const SUCCESS = '00000'

/** Codes that the shell handles instead of showing a message (ERR-02). */
export const ACTED_CODES = {
  loginNeeded: '00113',
  sessionExpired: '00401',
  riskChecks: ['00131', '00132'],
} as const
