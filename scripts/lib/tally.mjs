import { existsSync, readFileSync } from 'node:fs'

/** Adds up the results: every check counts as one, every test runner by its report. */
export function tally() {
  const total = { passed: 0, failed: 0 }
  const add = (passed, failed) => {
    total.passed += passed
    total.failed += failed
  }
  return {
    total,
    check: (passed) => add(passed ? 1 : 0, passed ? 0 : 1),
    /** A runner that failed without a failed test counts as one failure. */
    tests: ({ passed, failed }, exitCode) => add(passed, failed || (exitCode ? 1 : 0)),
  }
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

const report = (path, read) => (existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : NOTHING)

export const vitestReport = (path) =>
  report(path, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }))

export const playwrightReport = (path) =>
  report(path, ({ stats: { expected, flaky, unexpected, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
  }))
