import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playwrightReport, tally, vitestReport } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tally-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (content) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('the tally of a test run', () => {
  it('names each failed test of Vitest, and a file that could not be loaded', () => {
    const path = written({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n  at a.ts'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'SyntaxError: no\n at b', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    })
    expect(vitestReport(path)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: ['a.test.ts: divides: Error: by zero', 'b.test.ts: SyntaxError: no'],
    })
  })

  it('names each failed test of Playwright and its error, however deep', () => {
    const results = [{ errors: [{ message: '\u001b[31mError\u001b[39m: still open\n\nat menu' }] }]
    const spec = (title, status) => {
      const failed = status !== 'expected'
      const tests = [{ status, results: failed ? results : [{ errors: [] }] }]
      return { title, ok: status !== 'unexpected', file: 'menu.e2e.ts', line: 7, tests }
    }
    const path = written({
      stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('moves', 'flaky')],
          suites: [{ specs: [spec('closes', 'unexpected')] }],
        },
      ],
    })
    const describeSpec = (title) => `menu.e2e.ts:7: ${title}\n    Error: still open\n    at menu`
    expect(playwrightReport(path)).toMatchObject({
      passed: 2,
      failures: [describeSpec('closes')],
      unsteady: [describeSpec('moves')],
    })
  })

  it('counts a runner that died without a failed test as one failure, under its own name', () => {
    const count = tally()
    count.check('types', true)
    count.check('lint', false)
    count.tests('unit', vitestReport(join(folder, 'missing.json')), 1)
    count.tests('browser', { passed: 4, failed: 0, failures: [] }, 1)
    count.tests('sdk', { passed: 1, failed: 0, failures: [] }, 0)
    expect(count.total).toEqual({ passed: 6, failed: 3 })
    expect(count.failures).toEqual(['lint', 'unit', 'browser'])
  })
})
