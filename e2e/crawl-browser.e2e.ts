import { expect, type Page, test } from '@playwright/test'
import { findKind, type RecordKind } from '../packages/domain/src/records'
import { runsAll } from '../scripts/lib/breadth.mjs'
import { alone, detailPaths, firstRow, queryVisits, ROLES, type Role, type Visit } from './support/catalogue'
import { look, violationsOn, watchDocuments } from './support/look'
import { aContractor } from './support/records'
import { holdSession, roleToken } from './support/session'
import { visit } from './support/visit'

/*
 * Every screen of the query routes and every shell page in a browser: no error in the console, no layout
 * shift, and no axe violation on any screen. The visitor (least access) uses the light theme, the SVIP
 * (most access) the dark theme; every other role visits the pages that its tier adds. `npm test` runs the
 * latter only; LONG=all opens one page of each screen, CRAWL=all sends each role to all pages, with axe.
 */

const MINUTE = 60_000
const isWhole = runsAll('CRAWL')
const EVERYWHERE: readonly Role[] = isWhole ? ROLES : ['visitor', 'svip']

test.describe.configure({ timeout: (isWhole ? 60 : 10) * MINUTE })

const SHELL = [
  '/',
  '/about.html',
  '/help.html',
  '/svip.html',
  '/userAgreement.html',
  '/privacy.html',
  '/disclaimer.html',
  '/sitemap.html',
  '/dailyLog/',
]
const CENTER = ['/center/', '/center/?index=6', '/center/?index=7', '/center/?index=556']

/** Visits all paths in one page; axe checks each screen once. */
const lookAtAll = async (page: Page, visits: readonly Visit[]) => {
  await watchDocuments(page)
  // axe would judge a fading hint by its intermediate colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = new Set<string>()
  for (const { path, screen } of visits) {
    await look(page, path, { axe: !seen.has(screen) })
    seen.add(screen)
  }
}

/**
 * The pages of one screen differ in content and not in layout, and crawl.e2e.ts requests all of them
 * without a browser: here the first page of each screen is opened, by visitor and SVIP in turn. Both open
 * the home page.
 */
const shareOf = (role: Role, visits: readonly Visit[]): readonly Visit[] => {
  if (isWhole) return visits
  const firsts = visits.filter(({ screen }, i) => visits.findIndex((one) => one.screen === screen) === i)
  return firsts.filter(({ path }, i) => path === '/' || (i % 2 === 0) === (role === 'visitor'))
}

for (const role of EVERYWHERE)
  test(`every query route and page of the shell in a browser, as ${role}`, {
    tag: isWhole ? [] : '@long',
  }, async ({ page, context, baseURL }) => {
    if (role !== 'visitor') {
      await holdSession(context, baseURL ?? '', roleToken(role))
      await page.emulateMedia({ colorScheme: 'dark' })
    }
    const own = role === 'visitor' ? [] : CENTER
    const visits = shareOf(role, [...SHELL.map(alone), ...(await queryVisits())])
    await lookAtAll(page, [...visits, ...own.map(alone)])
  })

/** Content specific to a tier: words that its screens show, and words that they do not show. */
interface OwnScreen {
  readonly path: string
  readonly shows?: string
  readonly lacks?: string
}

const SVIP_PROMPT = '开通建筑管家 SVIP，查看完整信息'
const OWNER_PROMPT = '开通业主查 SVIP，查看完整信息'
const promptOf = (service: string) => `开通「${service}」增值服务，查看完整信息`

const detailOf = async (name: string): Promise<string> => {
  const kind = findKind(name) as RecordKind
  return detailPaths(kind, await firstRow(kind))[0] ?? ''
}

const ownScreens = async (): Promise<Readonly<Partial<Record<Role, readonly OwnScreen[]>>>> => {
  const [company, owner, { id }] = await Promise.all([detailOf('company'), detailOf('owner'), aContractor()])
  return {
    'non-member': [
      { path: '/nijian/', shows: SVIP_PROMPT },
      { path: company, shows: SVIP_PROMPT },
    ],
    'expired-svip': [
      { path: '/center/', shows: '已到期' },
      { path: company, shows: SVIP_PROMPT },
    ],
    staff_vacancy: [{ path: `/renyuans/?cid=${id}`, shows: '缺口（人）' }],
    company_dynamic: [{ path: '/dthc/tz/', lacks: promptOf('动态核查') }],
    company_outnews: [{ path: '/zzwinning/', lacks: promptOf('资质追踪') }],
    company_qualification_expire: [
      { path: '/zzdq/', lacks: promptOf('资质到期') },
      { path: '/axdq/', shows: promptOf('安许到期') },
    ],
    company_anxu_expire: [{ path: '/axdq/', lacks: promptOf('安许到期') }],
    'owner-lookup': [{ path: owner, lacks: OWNER_PROMPT }],
    enterprise: [
      { path: '/nijian/', lacks: SVIP_PROMPT },
      { path: owner, shows: OWNER_PROMPT },
    ],
  }
}

for (const role of ROLES.filter((one) => one !== 'visitor' && one !== 'svip'))
  test(`${role} sees in a browser what its tier adds`, {
    tag: role === 'non-member' || role === 'enterprise' ? [] : '@long',
  }, async ({ page, context, baseURL }) => {
    await holdSession(context, baseURL ?? '', roleToken(role))
    await watchDocuments(page)
    for (const { path, shows, lacks } of (await ownScreens())[role] ?? []) {
      // axe has checked these screens as visitor and SVIP.
      await look(page, path, { axe: isWhole })
      const main = page.getByRole('main')
      if (shows) await expect(main.getByText(shows).first(), path).toBeVisible()
      if (lacks) await expect(main.getByText(lacks), path).toHaveCount(0)
    }
  })

test('a closed list offers users without a membership the purchase guide', async ({
  page,
  context,
  baseURL,
}) => {
  await holdSession(context, baseURL ?? '', roleToken('non-member'))
  await visit(page, '/nijian/')
  await page.getByRole('main').getByRole('link', { name: '立即开通' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
