import { defineConfig } from '@playwright/test'
import { POPUPS_KEY } from '../packages/domain/src/portal/popups'
import { LEFT_OUT, runsAll } from '../scripts/lib/breadth.mjs'
import { ADDRESS, PORTAL } from './support/session'

/** The demo's pop-ups, marked as closed today: only the project `popups` shows them. */
const CLOSED = JSON.stringify({ homeModalClosed: Date.now(), bottomFoldClosed: Date.now() })
const QUIET = {
  cookies: [],
  origins: [{ origin: PORTAL, localStorage: [{ name: POPUPS_KEY, value: CLOSED }] }],
}

/** Browser tests against a running portal and gateway; `npm test` starts both on free ports. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  testIgnore: LEFT_OUT,
  // Single tests of a file, like the files named *.long.e2e.ts.
  grepInvert: runsAll('LONG') ? [] : /@long/,
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The end of a run lists the tests that passed only at the second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  projects: [
    {
      name: 'portal',
      testIgnore: [...LEFT_OUT, '**/finance-day.long.e2e.ts', '**/popups.long.e2e.ts'],
      use: { storageState: QUIET },
    },
    // The pop-ups of this file appear to every visitor, so no other test may run at the same time.
    { name: 'popups', testMatch: '**/popups.long.e2e.ts', dependencies: ['portal'] },
    // This file moves the clock by a day and changes a price, so it runs after all others.
    {
      name: 'a-day-later',
      testMatch: '**/finance-day.long.e2e.ts',
      dependencies: ['popups'],
      use: { storageState: QUIET },
    },
  ],
  use: {
    baseURL: PORTAL,
    extraHTTPHeaders: { 'x-forwarded-for': ADDRESS },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
