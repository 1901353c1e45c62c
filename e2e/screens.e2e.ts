import { expect, type Page, test } from '@playwright/test'
import { person, tender } from '../packages/domain/src/records'
import { runsAll } from '../scripts/lib/breadth.mjs'
import { alone, detailPaths, firstRow, queryVisits, ROLES, type Role, type Visit } from './support/catalogue'
import { expectFits, look, violationsOn, watchDocuments } from './support/look'
import { findBusyCompany } from './support/records'
import { holdSession, roleToken } from './support/session'
import { visit } from './support/visit'

/*
 * A walk over the screens: no error in the console, no policy violation, no layout shift, no axe violation,
 * and no text that overflows its box on a narrow window. The visitor (least access) uses the light theme, the
 * SVIP (most access) the dark theme. `npm test` opens the screens below; LONG=all opens one page of each
 * screen, by both in turn; CRAWL=all sends both to all pages, and the other roles to a share of them each.
 */

const MINUTE = 60_000
const isLong = runsAll('LONG')
const isWhole = runsAll('CRAWL')
const WIDTHS = isLong ? [360, 390, 768, 1024] : [360]

test.describe.configure({ timeout: 15 * MINUTE })

/** Pages besides the query routes. */
const PAGES = [
  '/',
  '/svip.html',
  '/zzfw.html',
  '/new/all.html',
  '/help.html',
  '/urbanSubstation.html',
  '/reporthome.html',
  '/yjydata.html',
  '/about.html',
  '/dailyLog/',
  '/data-status/',
  '/toutiao/n-deposits.html',
  '/userAgreement.html',
  '/privacy.html',
  '/disclaimer.html',
  '/sitemap.html',
  '/allquestionsList/all.html',
  '/policy2/all/',
  '/policy3/all/500000/',
  '/qualification/',
  '/tag/all.html',
  '/urbanhubpolicy/all.html',
  '/guarantee/',
  '/vip.html',
  '/sem.html',
  '/sem/quickRegiste.html',
  '/yjyhome.html',
  '/yjyredetail/bid-discount.html',
  '/middlePage/2.html',
  '/svip404/tdcr/1.html',
  '/recruitList/',
  '/workerList/',
]
/** Pages that depend on the member. */
const MEMBER_PAGES = [
  '/',
  '/center/',
  '/center/?index=6',
  '/center/?index=7',
  '/center/?index=13',
  '/center/?index=556',
]

/** A role and its share of the screens: every `of`-th, from the number `turn` on. */
interface Walk {
  readonly role: Role
  readonly turn: number
  readonly of: number
}

const divideWalk = (role: Role, of: number): Walk[] =>
  Array.from({ length: of }, (_, turn) => ({ role, turn, of }))
const OTHER_ROLES = ROLES.filter((role) => role !== 'visitor' && role !== 'svip')
const WALKS: readonly Walk[] = isWhole
  ? [
      ...divideWalk('visitor', 3),
      ...divideWalk('svip', 3),
      ...OTHER_ROLES.map((role, turn) => ({ role, turn, of: OTHER_ROLES.length })),
    ]
  : [
      { role: 'visitor', turn: 0, of: 2 },
      { role: 'svip', turn: 1, of: 2 },
    ]

/** The screens of `npm test`: a list, each kind of detail, form, tool and text, each with the most content. */
const SHORT: Readonly<Record<'visitor' | 'svip', readonly string[]>> = {
  visitor: ['/', '/zhaobiao/', '/svip.html', '/new/all.html', '/comquery/?won.amount=x&add=people'],
  svip: ['/', '/zhongbiao/', '/comquery/result?status.value=active&won.times=1', '/yjydata.html', '/center/'],
}
const shortVisits = async (role: 'visitor' | 'svip'): Promise<readonly Visit[]> => {
  const { id } = await findBusyCompany()
  const kind = role === 'visitor' ? tender : person
  const [detail = ''] = detailPaths(kind, await firstRow(kind))
  const company = role === 'visitor' ? `/companyAnalyze/?cid=${id}` : `/qiye/${id}/`
  return [...SHORT[role], detail, company].map(alone)
}

/** The screens of a walk; the last walk of a member ends with the member's own pages. */
const longVisits = async (walk: Walk): Promise<readonly Visit[]> => {
  const { role, turn, of } = walk
  const visits = [...PAGES.map(alone), ...(await queryVisits())]
  const screens = [...new Set(visits.map(({ screen }) => screen))]
  const share = visits.filter(({ screen }) => screens.indexOf(screen) % of === turn)
  const isFirst = ({ screen }: Visit, i: number) => share.findIndex((other) => other.screen === screen) === i
  const isLast = WALKS.findLast((other) => other.role === role) === walk
  return [
    ...(isWhole ? share : share.filter(isFirst)),
    ...(role !== 'visitor' && isLast ? MEMBER_PAGES.map(alone) : []),
  ]
}

/** Visits all paths in one page; axe and the widths check each screen once. */
const lookAtAll = async (page: Page, visits: readonly Visit[]) => {
  await watchDocuments(page)
  // axe would judge a fading hint by its intermediate colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screens = new Set<string>()
  for (const { path, screen } of visits) {
    const isFirst = !screens.has(screen)
    screens.add(screen)
    await look(page, path, { axe: isFirst })
    if (isFirst) await expectFits(page, WIDTHS)
  }
}

for (const walk of WALKS) {
  const { role, turn, of } = walk
  const share = isWhole ? `, ${turn + 1} of ${of}` : ''
  test(`the screens of the portal in a browser, as ${role}${share}`, async ({ page, context }) => {
    if (role !== 'visitor') {
      await holdSession(context, roleToken(role))
      await page.emulateMedia({ colorScheme: 'dark' })
    }
    const isShort = !isLong && !isWhole && (role === 'visitor' || role === 'svip')
    await lookAtAll(page, isShort ? await shortVisits(role) : await longVisits(walk))
  })
}

test('a closed list offers users without a membership the purchase guide', async ({ page, context }) => {
  await holdSession(context, roleToken('non-member'))
  await visit(page, '/nijian/')
  await page.getByRole('main').getByRole('link', { name: '立即开通' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
