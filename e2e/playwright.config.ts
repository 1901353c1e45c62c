import { defineConfig } from '@playwright/test'
import { POPUPS_KEY } from '../packages/domain/src/popups'
import { LEFT_OUT, runsAll } from '../scripts/lib/breadth.mjs'
import { ADDRESS } from './session'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

/** The demo's pop-ups as closed today: they come in their own project only. */
const CLOSED = JSON.stringify({ homeModalClosed: Date.now(), bottomFoldClosed: Date.now() })
const QUIET = {
  cookies: [],
  origins: [{ origin: portal, localStorage: [{ name: POPUPS_KEY, value: CLOSED }] }],
}

/** Browser tests against a running portal and gateway; `npm test` starts both on free ports. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  testIgnore: LEFT_OUT,
  // Single tests of a file, like the files named *.long.e2e.ts.
  grepInvert: runsAll('LONG') ? [] : /@long/,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The end of a run names what passed only the second time.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  projects: [
    {
      name: 'portal',
      testIgnore: [...LEFT_OUT, 'finance-day.long.e2e.ts', 'popups.long.e2e.ts'],
      use: { storageState: QUIET },
    },
    // Its pop-ups come to every visitor, so nobody else may be there.
    { name: 'popups', testMatch: 'popups.long.e2e.ts', dependencies: ['portal'] },
    // It moves the clock by a day and changes a price, so it runs after all others.
    {
      name: 'a-day-later',
      testMatch: 'finance-day.long.e2e.ts',
      dependencies: ['popups'],
      use: { storageState: QUIET },
    },
  ],
  use: {
    baseURL: portal,
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
