const unlessAll = (setting, pattern) => (process.env[setting] === 'all' ? [] : [pattern])

/**
 * Patterns of the tests that `npm test` leaves out and `npm run test:all` runs: a killed process, a full disk, a broken
 * folder; and what takes long by the amount it needs.
 */
export const LEFT_OUT = [...unlessAll('CRASHES', '**/*.crash.*'), ...unlessAll('LONG', '**/*.long.*')]
