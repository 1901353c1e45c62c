import { ADD_ON_NAMES } from '@zhushutong/domain/access'
import { formatUpdateCount } from '@zhushutong/domain/formatting'
import { DEFAULT_CITY } from '@zhushutong/domain/region'
import { FOOTER_QRS, type FooterQr, footerSubSites, friendLinksAt, HOTLINE } from '@zhushutong/domain/shell'
import type { ReactNode } from 'react'
import { LogoutButton } from '@/dialogs/dialog-host'
import { FloatingMenu, Footer, Header, SearchForm, type Visitor } from '@/features/shell'
import { registrationNotices } from '@/wiring/server/environment'
import type { FriendLinks } from '@/wiring/types'
import { centerHref, ORDERS } from '../center/section-address'
import type { Reader } from '../reader'
import { categories, footerGroups, HELP, MEMBERSHIP, tabs } from './menus'
import { PageIslands } from './page-islands'

const qrOf = (key: FooterQr) => {
  const { label, note } = FOOTER_QRS.find((one) => one.key === key) ?? FOOTER_QRS[0]
  return { label, note, src: `/assets/qr/${key}.svg` }
}

const membershipOf = ({ viewer }: Reader): string | undefined => {
  if (viewer.enterprise) return '企业 VIP'
  if (viewer.svip) return '建筑管家 SVIP'
  if (viewer.ownerLookup) return '业主查 SVIP'
  const addOn = viewer.addOns[0]
  return addOn && `${ADD_ON_NAMES[addOn]}服务`
}

const visitorOf = (reader: Reader): Visitor =>
  reader.member
    ? {
        kind: 'member',
        name: reader.member.nickName,
        membership: membershipOf(reader),
        links: [
          { label: '个人中心', href: '/center/' },
          { label: '我的订单', href: centerHref(ORDERS) },
        ],
      }
    : { kind: 'guest', loginHref: '/auth/login/' }

// The foot is one place: what stands up, down and split elsewhere stands here in this order.
const LOCATIONS = ['up', 'down', 'split'] as const

const badgesOf = async ({ site }: Reader): Promise<Record<string, string>> => {
  const updates = (await site.updates()) ?? []
  return Object.fromEntries(
    updates.filter((u) => u.refreshCount > 0).map((u) => [u.kind, `+${formatUpdateCount(u.refreshCount)}`]),
  )
}

const citySites = (isHome: boolean) =>
  footerSubSites(isHome ? 'home' : null).map((city) => ({
    label: city.areaName,
    href: `/qiye/?region=${city.areaCode}`,
  }))

const friendLinksOf = (links: FriendLinks, isHome: boolean) => {
  const page = { route: isHome ? 'home' : null, areaCode: null } as const
  return LOCATIONS.flatMap((location) => friendLinksAt(links, page, location)).map(({ name, url }) => ({
    label: name,
    href: url,
    external: true,
  }))
}

/** Header, foot and floating menu around a page. */
export async function Frame({
  reader,
  current,
  keyword,
  isHome = false,
  children,
}: {
  reader: Reader
  /** Segment of the kind whose tab is marked. */
  current?: string
  keyword?: string
  isHome?: boolean
  children: ReactNode
}) {
  const [badges, links] = await Promise.all([badgesOf(reader), reader.site.friendLinks()])
  return (
    <>
      <Header
        visitor={visitorOf(reader)}
        accountActions={<LogoutButton />}
        region={{ name: DEFAULT_CITY.areaName, sites: [] }}
        search={
          isHome ? undefined : (
            <SearchForm
              action="/query/"
              options={categories().map(({ key, label, placeholder }) => ({
                value: key,
                label,
                placeholder,
              }))}
              category={current}
              keyword={keyword}
              maxLength={18}
            />
          )
        }
        menu="查询服务"
        links={[HELP]}
        memberHref={MEMBERSHIP.href}
        tabs={{ label: '查询类别', items: tabs(current, badges) }}
      />
      {children}
      <Footer
        groups={footerGroups()}
        qrs={FOOTER_QRS.map(({ key }) => qrOf(key))}
        hotline={HOTLINE}
        friendLinks={friendLinksOf(links ?? [], isHome)}
        sites={citySites(isHome)}
        notices={registrationNotices()}
      />
      <FloatingMenu
        changelogHref="/dailyLog/"
        hotline={HOTLINE}
        service={qrOf('service')}
        publicAccount={qrOf('account')}
      />
      <PageIslands
        isMember={reader.member !== null}
        isSvip={reader.viewer.svip}
        sessionExpired={reader.sessionExpired}
      />
    </>
  )
}
