import {
  ADD_ON_NAMES,
  isAssistantEntryShown,
  isMember,
  ROLE_NAMES,
  roleOf,
  tierOf,
} from '@zhushutong/domain/access'
import type { RouteName } from '@zhushutong/domain/addresses'
import { hasRedDot } from '@zhushutong/domain/changelog'
import { HOTLINE } from '@zhushutong/domain/contact'
import { isInForce, isTrial } from '@zhushutong/domain/membership'
import { findSearchCategory, MAX_KEYWORD_LENGTH, updateBadge } from '@zhushutong/domain/portal/search'
import {
  FOOTER_QRS,
  type FooterQr,
  type FriendLinkPage,
  findSection,
  isBannerRoute,
  listFooterQrs,
  listFriendLinks,
} from '@zhushutong/domain/portal/shell'
import { KINDS } from '@zhushutong/domain/records'
import { DEFAULT_CITY } from '@zhushutong/domain/region'
import type { ReactNode } from 'react'
import { DialogProvider } from '@/dialogs/dialog-provider'
import { ReminderBanner } from '@/features/center/reminder-banner'
import { FloatingMenu, Footer, Header, type HeaderProps, type Visitor } from '@/features/shell'
import { assistantSettings, miniProgramQr, registrationNotices } from '@/wiring/server/environment'
import { centerHref, INVOICES, MESSAGES, MY_COMPANY, ORDERS, SUBSCRIPTIONS } from '../center/section-address'
import type { Reader } from '../reader'
import { loadFriendLinks } from '../shared-loads'
import { BannerSlot } from './banner-slot'
import { BellIsland } from './bell-island'
import { LogoutButton } from './logout-button'
import { categories, footerGroups, HELP, MEMBERSHIP, sectionTabs, tabs } from './menus'
import { loadPopups } from './popups'
import { buildAccount, loadCertificateReminders, loadReminders } from './reminders'
import { HeaderSearchIsland } from './search-islands'
import { subSiteLinks } from './sub-sites'
import { TrackingIsland } from './tracking-island'
import { UpdatesDot } from './updates-dot'

const buildQr = (key: FooterQr) => {
  const { label, note } = FOOTER_QRS.find((qr) => qr.key === key) ?? FOOTER_QRS[0]
  const src = (key === 'miniprogram' && miniProgramQr()) || `/assets/qr/${key}.svg`
  return { label, note, src }
}

/** The reader's membership in the account menu; an add-on has its own name (ACC-01). */
const formatMembership = (reader: Reader): string => {
  const { viewer } = reader
  const [addOn] = viewer.addOns
  const role = roleOf(viewer)
  const name = role === 'add-on' && addOn ? `${ADD_ON_NAMES[addOn]}服务` : ROLE_NAMES[role]
  return isOnTrial(reader) ? `${name} 体验` : name
}

/** True when the reader has only free trial days (MEM-08). */
const isOnTrial = ({ member }: Reader): boolean => {
  if (!member) return false
  const running = member.holdings.filter((holding) => isInForce(holding, member.readAt))
  return running.length > 0 && running.every((holding) => isTrial(holding, member.readAt))
}

/** True when the header offers memberships: to everybody except paying members (ACC-01). */
const isOffered = (reader: Reader): boolean => !isMember(reader.viewer) || isOnTrial(reader)

const buildVisitor = (reader: Reader): Visitor =>
  reader.member
    ? {
        kind: 'member',
        name: reader.member.nickName,
        role: formatMembership(reader),
        isPaying: tierOf(reader.viewer) === 'member',
        links: [
          { label: '个人中心', href: '/center/' },
          { label: '消息通知', href: centerHref(MESSAGES) },
          { label: '我的订阅', href: centerHref(SUBSCRIPTIONS) },
          { label: '我的订单', href: centerHref(ORDERS) },
          { label: '我的发票', href: centerHref(INVOICES) },
        ],
      }
    : { kind: 'guest', loginHref: '/auth/login/' }

// One footer for all pages: groups of links for other layouts are included, in this order.
const LOCATIONS = ['up', 'down', 'split'] as const

/**
 * The assistant's entry, on its own host or wherever it is not hidden (ACC-09); null if it is not offered.
 */
const assistantOn = ({ portalSite }: Reader, segment?: string, subject?: string) => {
  if (!isAssistantEntryShown({ host: portalSite.host, ...assistantSettings() })) return null
  const kind = KINDS.find((candidate) => candidate.segment === segment)?.kind
  return { kind, subject, region: (portalSite.city ?? DEFAULT_CITY).areaName }
}

const loadBadges = async ({ site }: Reader): Promise<Record<string, string>> => {
  const updates = (await site.updates()) ?? []
  return Object.fromEntries(
    updates.flatMap(({ kind, refreshCount }) => {
      const badge = updateBadge(refreshCount)
      return badge === null ? [] : [[kind, badge]]
    }),
  )
}

const listShownFriendLinks = async ({ site, portalSite }: Reader, isHome: boolean) => {
  const page: FriendLinkPage = { route: isHome ? 'home' : null, areaCode: portalSite.city?.areaCode ?? null }
  const links = await loadFriendLinks(site, portalSite)
  return LOCATIONS.flatMap((location) => listFriendLinks(links, page, location)).map(({ name, url }) => ({
    label: name,
    href: url,
    external: true,
  }))
}

/**
 * True when the newest entry of the change log is recent; only the browser knows if the reader has seen it
 * (CHG-01).
 */
const hasRecentUpdate = async ({ site }: Reader): Promise<boolean> => {
  const releaseTime = (await site.changeLog())?.records[0]?.releaseTime ?? null
  return hasRedDot({ releaseTime, now: Date.now(), hasCookie: false })
}

export async function Frame({
  reader,
  current,
  keyword,
  route,
  tabs: ownTabs,
  skip,
  routeName = null,
  subject,
  children,
}: {
  reader: Reader
  /** Segment of the kind whose tab is marked. */
  current?: string
  keyword?: string
  /** The page's own route; it decides the section and the banner (SHL-10, SHL-18). */
  route: RouteName
  /** Tabs below the header instead of the query categories or the sections. */
  tabs?: HeaderProps['tabs']
  skip?: HeaderProps['skip']
  /** For dialogs, which are shorter on a detail page (PAY-13). */
  routeName?: string | null
  /** The name of the page's record; the assistant suggests questions about it (AI-09). */
  subject?: string
  children: ReactNode
}) {
  const isHome = route === 'home'
  const section = findSection(route)
  const [badges, links, reminders, certificates, hasUpdate, popups] = await Promise.all([
    loadBadges(reader),
    listShownFriendLinks(reader, isHome),
    loadReminders(reader.member),
    loadCertificateReminders(reader),
    hasRecentUpdate(reader),
    loadPopups(reader, { isHome, current }),
  ])
  const { member } = reader
  const { city } = reader.portalSite
  const sites = subSiteLinks()
  return (
    <DialogProvider
      viewer={reader.viewer.loggedIn ? reader.viewer : undefined}
      account={buildAccount(member, reminders)}
      routeName={routeName}
      popups={popups}
      sessionExpired={reader.sessionExpired}
      membershipEnded={reader.membershipEnded}
    >
      <Header
        visitor={buildVisitor(reader)}
        accountActions={<LogoutButton />}
        bell={member && <BellIsland href={centerHref(MESSAGES)} />}
        region={{ name: (city ?? DEFAULT_CITY).areaName, hasSites: sites.length > 0 }}
        // A visitor's home page has its own search, which lists the kinds.
        search={
          isHome && !member ? undefined : (
            <HeaderSearchIsland
              categories={categories().map(({ key, label, placeholder }) => ({
                value: key,
                label,
                placeholder,
              }))}
              category={findSearchCategory(current).key}
              keyword={keyword}
              maxLength={MAX_KEYWORD_LENGTH}
            />
          )
        }
        isSearchSmall={!isHome && current === undefined}
        menu="查询服务"
        links={[HELP].map((link) => (section === HELP.label ? { ...link, current: true } : link))}
        memberHref={isOffered(reader) ? MEMBERSHIP.href : undefined}
        skip={skip}
        tabs={
          isHome && !member
            ? undefined
            : (ownTabs ??
              (isHome || current
                ? { label: '查询类别', items: tabs(current, badges) }
                : { label: '网站栏目', items: sectionTabs(section, member !== null) }))
        }
      />
      {member && (
        <ReminderBanner
          items={reminders}
          certificates={certificates}
          companyHref={centerHref(MY_COMPANY)}
          now={member.readAt}
        />
      )}
      {children}
      {isBannerRoute(route) && <BannerSlot reader={reader} positions={[route]} />}
      <Footer
        groups={footerGroups()}
        qrs={listFooterQrs(miniProgramQr() !== null).map(({ key }) => buildQr(key))}
        hotline={HOTLINE}
        friendLinks={links}
        sites={isHome ? sites : []}
        notices={registrationNotices()}
      />
      <FloatingMenu
        changelogHref="/dailyLog/"
        dot={hasUpdate ? <UpdatesDot /> : undefined}
        hotline={HOTLINE}
        service={buildQr('service')}
        publicAccount={buildQr('account')}
        assistant={assistantOn(reader, current, subject)}
      />
      {member?.isTracked && <TrackingIsland />}
    </DialogProvider>
  )
}
