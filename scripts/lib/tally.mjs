import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Adds up the results: every check counts as one, every test runner by its report. */
export function tally() {
  const total = { passed: 0, failed: 0 }
  /** The name of every failed check and test, for the end of the output. */
  const failures = []
  /** The name of every test that failed and then passed. */
  const unsteady = []
  const add = (passed, failed) => {
    total.passed += passed
    total.failed += failed
  }
  return {
    total,
    failures,
    unsteady,
    check: (name, passed) => {
      add(passed ? 1 : 0, passed ? 0 : 1)
      if (!passed) failures.push(name)
    },
    /** A runner that failed without a failed test counts as one failure. */
    tests: (name, { passed, failed, failures: names, unsteady: twice = [] }, exitCode) => {
      add(passed, failed || (exitCode ? 1 : 0))
      unsteady.push(...twice)
      failures.push(...names)
      if (exitCode && !names.length) failures.push(name)
    },
  }
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] }

const report = (path, read) => (existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : NOTHING)

/** A file that failed before its first test has a message of its own instead of results. */
const failedInFile = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (!failed.length && status === 'failed') return [`${name}: ${message.split('\n')[0]}`]
  return failed.map((test) => `${name}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`)
}

/** A failed hook or suite counts as one failure, as a failed test does. */
export const vitestReport = (path) =>
  report(path, ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
    const failures = testResults.flatMap(failedInFile)
    const skipped = numPendingTests + numTodoTests
    return { passed: numPassedTests, failed: failures.length, skipped, failures }
  })

const isFlaky = ({ status }) => status === 'flaky'

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const LINES_OF_AN_ERROR = 6

/** The beginning of each error of a test, without colours. */
const errorsOf = ({ tests = [] }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .map(({ message }) => stripVTControlCharacters(message).split('\n').filter(Boolean))
    .map((lines) => lines.slice(0, LINES_OF_AN_ERROR).join('\n    '))

const describeSpec = (spec) => [`${spec.file}:${spec.line}: ${spec.title}`, ...errorsOf(spec)].join('\n    ')

export const playwrightReport = (path) =>
  report(path, ({ stats: { expected, flaky, unexpected, skipped }, suites }) => {
    const specs = suites.flatMap(specsOf)
    return {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: specs.filter((spec) => !spec.ok).map(describeSpec),
      unsteady: specs.filter(({ ok, tests = [] }) => ok && tests.some(isFlaky)).map(describeSpec),
    }
  })
