const unlessAll = (setting, pattern) => (process.env[setting] === 'all' ? [] : [pattern])

/**
 * Patterns of the tests that `npm test` leaves out and `npm run test:all` runs: a killed process, a full disk, a broken
 * folder; and what takes long, by the amount it needs or the breadth it covers. Single browser tests that take long are
 * tagged `@long` instead (e2e/playwright.config.ts).
 */
export const LEFT_OUT = [...unlessAll('CRASHES', '**/*.crash.*'), ...unlessAll('LONG', '**/*.long.*')]
