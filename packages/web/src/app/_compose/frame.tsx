import { ADD_ON_NAMES } from '@zhushutong/domain/access'
import { formatUpdateCount } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { BRANCH_CITIES, DEFAULT_CITY } from '@zhushutong/domain/region'
import type { ReactNode } from 'react'
import { FloatingMenu, Footer, Header, SearchForm, type Visitor } from '@/features/shell'
import { registrationNotices } from '@/wiring/environment'
import { Islands, LogoutButton } from './islands'
import { footerGroups, menuGroups, tabs } from './menus'
import type { Reader } from './reader'

const HOTLINE = '400-023-6003'

const QR = {
  service: { label: '客服', src: '/assets/qr/service.svg', note: '扫码联系客服' },
  app: { label: 'APP', src: '/assets/qr/app.svg', note: '扫码下载 APP' },
  account: { label: '公众号', src: '/assets/qr/account.svg', note: '扫码关注公众号' },
  miniprogram: { label: '小程序', src: '/assets/qr/miniprogram.svg', note: '扫码打开小程序' },
} as const

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
          { label: '我的订单', href: '/center/?index=6' },
        ],
      }
    : { kind: 'guest', loginHref: '/auth/login/' }

const badgesOf = async ({ site }: Reader): Promise<Record<string, string>> => {
  const updates = (await site.updates()) ?? []
  return Object.fromEntries(
    updates.filter((u) => u.refreshCount > 0).map((u) => [u.kind, `+${formatUpdateCount(u.refreshCount)}`]),
  )
}

const citySites = () =>
  BRANCH_CITIES.map((city) => ({ label: city.areaName, href: `/qiye/?region=${city.areaCode}` }))

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
              options={KINDS.map((k) => ({ value: k.segment, label: k.label, placeholder: k.placeholder }))}
              category={current}
              keyword={keyword}
              maxLength={18}
            />
          )
        }
        menu={{ label: '查询服务', groups: menuGroups() }}
        links={[{ label: '帮助', href: '/help.html' }]}
        memberHref="/svip.html"
        tabs={{ label: '查询类别', items: tabs(current, badges) }}
      />
      {children}
      <Footer
        groups={footerGroups()}
        qrs={[QR.service, QR.app, QR.account, QR.miniprogram]}
        hotline={HOTLINE}
        friendLinks={(links ?? []).map(({ name, url }) => ({ label: name, href: url, external: true }))}
        sites={isHome ? citySites() : undefined}
        notices={registrationNotices()}
      />
      <FloatingMenu
        changelogHref="/dailyLog/"
        hotline={HOTLINE}
        service={QR.service}
        publicAccount={QR.account}
      />
      <Islands
        isMember={reader.member !== null}
        isSvip={reader.viewer.svip}
        sessionExpired={reader.sessionExpired}
      />
    </>
  )
}
