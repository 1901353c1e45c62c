/**
 * Templates of a new slice, by package: the smallest complete one, with files in the usual places. `n`
 * contains the feature's name as kebab-case, camelCase and PascalCase.
 */
const domain = (n, rule) => ({
  'index.ts': `export { ageOf } from './${n.kebab}'
`,
  [`${n.kebab}.ts`]: `/** One ${n.words}. */
export interface ${n.pascal} {
  readonly id: string
  /** ms since epoch. */
  readonly createdAt: number
}

/** The age at \`now\`, in ms; never negative, even if a clock goes back (${rule}). */
export const ageOf = ({ createdAt }: ${n.pascal}, now: number): number => Math.max(0, now - createdAt)
`,
  [`${n.kebab}.test.ts`]: `import { expect, it } from 'vitest'
import { ageOf } from './${n.kebab}'

it('${rule} is as old as the time since it was made, and never younger than new', () => {
  const ${n.camel} = { id: '1', createdAt: 1_000 }
  expect(ageOf(${n.camel}, 1_500)).toBe(500)
  expect(ageOf(${n.camel}, 1_000)).toBe(0)
  expect(ageOf(${n.camel}, 999)).toBe(0)
})
`,
})

const gateway = (n) => ({
  'index.ts': `export { ${n.camel}Feature } from './${n.kebab}.feature'
`,
  [`${n.kebab}.feature.ts`]: `import type { Feature } from '../platform/feature'
import { ${n.camel}Routes } from './${n.kebab}.routes'

export const ${n.camel}Feature: Feature = (deps) => ({ routes: ${n.camel}Routes(deps) })
`,
  [`${n.kebab}.table.ts`]: `import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

export const ${n.camel} = pgTable('${n.snake}', {
  id: uuid().primaryKey(),
  createdAt: moment('created_at').notNull(),
})
`,
  [`${n.kebab}.store.ts`]: `import { desc } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { ${n.camel} } from './${n.kebab}.table'

export type ${n.pascal} = typeof ${n.camel}.$inferSelect

/** The newest first, at most \`limit\`. */
export function findLatest(db: Queryable, limit: number): Promise<${n.pascal}[]> {
  return db.select().from(${n.camel}).orderBy(desc(${n.camel}.createdAt)).limit(limit)
}
`,
  [`${n.kebab}.routes.ts`]: `import type { Deps } from '../platform/feature'
import { type Server, success } from '../platform/http'
import { findLatest } from './${n.kebab}.store'

const PAGE_SIZE = 20

/** GET /${n.kebab}: the newest first. */
export const ${n.camel}Routes =
  ({ database }: Deps) =>
  (server: Server) => {
    server.get('/${n.kebab}', async () => success(await findLatest(database.read(), PAGE_SIZE)))
  }
`,
})

const web = (n, title) => ({
  [`use-${n.kebab}.ts`]: `import { useState } from 'react'

/** The open state of a part that unfolds, and its toggle. */
export function use${n.pascal}() {
  const [open, setOpen] = useState(false)
  return { open, toggle: () => setOpen((was) => !was) }
}
`,
  [`${n.kebab}.view.tsx`]: `'use client'

import { Button } from '@zhushutong/ui/button'
import type { ReactNode } from 'react'
import { use${n.pascal} } from './use-${n.kebab}'

export function ${n.pascal}({ children }: { children: ReactNode }) {
  const { open, toggle } = use${n.pascal}()
  return (
    <section aria-label="${title}">
      <Button aria-expanded={open} onClick={toggle}>
        ${title}
      </Button>
      {open && children}
    </section>
  )
}
`,
  [`${n.kebab}.test.tsx`]: `import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${n.pascal} } from './${n.kebab}.view'

it('shows its content only while it is unfolded', () => {
  render(<${n.pascal}>内容</${n.pascal}>)
  expect(screen.queryByText('内容')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '${title}' }))
  expect(screen.getByText('内容')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '${title}' }))
  expect(screen.queryByText('内容')).toBeNull()
})
`,
})

/**
 * The folder of each package's slices, the format of the third argument, and the next steps for the author.
 */
export const SLICES = {
  domain: {
    folder: 'packages/domain/src',
    files: domain,
    word: { pattern: /^[A-Z]{2,3}-\d{2}$/, expected: '规则编号，如 FAV-01' },
    next: '把规则写进 packages/domain/rules.tsv（新的领域先加一行“编号<Tab>名称”），运行 npm run rules；在 index.ts 里只导出别的功能要用的东西。',
  },
  gateway: {
    folder: 'packages/gateway/src',
    files: gateway,
    next: '在 app/features.ts 里登记它；生成迁移：npx pnpm --filter @zhushutong/gateway migrations；对外的接口连同说明与示例写进 packages/sdk/src/contract，用 mountGroup 挂载。',
  },
  web: {
    folder: 'packages/web/src/features',
    files: web,
    word: { pattern: /^[^\s<>{}"'\\]{1,20}$/, expected: '界面上的中文名，如 收藏夹' },
    next: '在 packages/web/src/app 里组合它；功能之间互不引用。',
  },
}
