/**
 * The respects in which the tests can be run in full, each by an environment variable of that name with the
 * value `all`: `CRASHES=all npm test`. `npm run test:all` sets every one. docs/TESTING.md describes them.
 */
export const BREADTHS = /** @type {const} */ (['CRASHES', 'LONG', 'DATABASES', 'ROLES', 'CONSUMERS', 'CRAWL'])

/** @param {typeof BREADTHS[number]} breadth */
export const runsAll = (breadth) => process.env[breadth] === 'all'

/**
 * Time limits of tests and hooks in ms: long, so that a busy machine fails no test. Longer in a run with an
 * extra breadth: its heavy tests start many processes, which slow down the others.
 */
const PATIENCE = BREADTHS.some(runsAll) ? 2 : 1
export const TIME_LIMITS = {
  testTimeout: PATIENCE * 300_000,
  hookTimeout: PATIENCE * 300_000,
  expect: { poll: { timeout: PATIENCE * 120_000, interval: 50 } },
}

/**
 * Patterns of the files that `npm test` skips: tests with a killed process, a full disk or a broken folder,
 * and long tests. Long browser tests within a file are tagged `@long` instead (e2e/playwright.config.ts).
 */
export const LEFT_OUT = [
  ...(runsAll('CRASHES') ? [] : ['**/*.crash.*']),
  ...(runsAll('LONG') ? [] : ['**/*.long.*']),
]
