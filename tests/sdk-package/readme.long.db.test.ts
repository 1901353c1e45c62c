import { afterAll, beforeAll, expect, it } from 'vitest'
import { company } from '../../packages/domain/src/records'
import { describePortal } from '../support/portal'
import { type UserProject, userProject } from '../support/sdk-package'
import { storedRecords } from '../support/stored'

let project: UserProject
beforeAll(async () => {
  project = await userProject({ rxjs: '7.8.2' })
})
afterAll(() => project.remove())

// Enough companies that some in Chongqing have 建筑 in their names.
describePortal(
  "the README's first example",
  (portal) => {
    it('finds companies, run by node in a project with the published package', async () => {
      const { gateway, database, tokenOf } = portal()
      const env = { GATEWAY_URL: gateway.url, PORTAL_TOKEN: (await tokenOf('non-member')) ?? '' }
      const [head, ...lines] = (await project.example('search.ts', env)).trim().split('\n')
      const stored = (await storedRecords(database, company)).filter(
        ({ name, region }) => String(name).includes('建筑') && String(region).startsWith('50'),
      )
      expect(stored.length).toBeGreaterThan(0)
      expect(head).toBe(`找到 ${stored.length} 家企业`)
      expect(lines).toHaveLength(Math.min(10, stored.length))
      const known = stored.map(({ name, creditCode }) => `${name} ${creditCode}`)
      for (const line of lines) expect(known).toContain(line)
    })
  },
  600,
)

it.each([
  ['an ES module', 'entries.mjs', (path: string) => `await import('${path}')`],
  ['CommonJS', 'entries.cjs', (path: string) => `require('${path}')`],
])('every path of the published package loads as %s', async (_, name, load) => {
  const paths = [
    '',
    '/tracking',
    '/rx',
    '/payment',
    '/login',
    '/fetch',
    '/webhooks',
    '/axios',
    '/testing',
    '/node',
  ]
  const lines = paths.map((path) => `console.log(Object.keys(${load(`@zhushutong/sdk${path}`)}).length > 0)`)
  const printed = await project.script(name, lines.join('\n'))
  expect(printed.trim().split('\n')).toEqual(paths.map(() => 'true'))
})
