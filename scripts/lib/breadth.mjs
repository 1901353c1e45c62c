/**
 * In what respects the tests can be run in full, each by an environment variable of its name that is `all`:
 * `CRASHES=all npm test`. `npm run test:all` sets every one. docs/TESTING.md says what each adds.
 */
export const BREADTHS = /** @type {const} */ (['CRASHES', 'LONG', 'DATABASES', 'ROLES', 'CONSUMERS', 'CRAWL'])

/** @param {typeof BREADTHS[number]} breadth */
export const runsAll = (breadth) => process.env[breadth] === 'all'

/**
 * When a test, or what prepares it, is taken for stuck, in ms: long, so that a busy machine fails no test. Longer in a run
 * that is wide in some respect: its heavy tests start many processes, and leave little to those beside them.
 */
const PATIENCE = BREADTHS.some(runsAll) ? 5 : 1
export const TIME_LIMITS = {
  testTimeout: PATIENCE * 120_000,
  hookTimeout: PATIENCE * 240_000,
  expect: { poll: { timeout: PATIENCE * 60_000, interval: 50 } },
}

/**
 * Patterns of the files that `npm test` leaves out: a killed process, a full disk, a broken folder; and what takes
 * long, by the amount it needs or the breadth it covers. Single browser tests that take long are tagged `@long` instead
 * (e2e/playwright.config.ts).
 */
export const LEFT_OUT = [
  ...(runsAll('CRASHES') ? [] : ['**/*.crash.*']),
  ...(runsAll('LONG') ? [] : ['**/*.long.*']),
]
