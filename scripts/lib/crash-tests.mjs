/** Patterns of the tests that `npm test` leaves out: a killed process, a full disk, a broken folder take long. */
export const LEFT_OUT = process.env.CRASHES === 'all' ? [] : ['**/*.crash.*']
