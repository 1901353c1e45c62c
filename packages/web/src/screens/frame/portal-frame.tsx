import {
  ADD_ON_NAMES,
  isAssistantEntryShown,
  isMember,
  ROLE_NAMES,
  roleOf,
  tierOf,
} from '@zhushutong/domain/access'
import { hasRedDot } from '@zhushutong/domain/changelog'
import { HOTLINE } from '@zhushutong/domain/contact'
import { isInForce, isTrial } from '@zhushutong/domain/membership'
import { FOOTER_QRS, type FooterQr, listFooterQrs } from '@zhushutong/domain/portal/shell'
import { DEFAULT_CITY } from '@zhushutong/domain/region'
import { ShownPart } from '@zhushutong/ui/layout/page-part'
import type { ReactNode } from 'react'
import { DialogProvider } from '@/dialogs/dialog-provider'
import { ReminderBanner } from '@/features/center/reminder-banner'
import { FloatingMenu, Footer, Header, type Visitor } from '@/features/shell'
import { assistantSettings, miniProgramQr, registrationNotices } from '@/settings/environment'
import { centerHref, INVOICES, MESSAGES, MY_COMPANY, ORDERS, SUBSCRIPTIONS } from '../center/section-address'
import { loadPart } from '../load-part'
import { currentReader, type Reader } from '../reader'
import { BellIsland } from './bell-island'
import { LogoutButton } from './logout-button'
import { footerGroups, HELP, MEMBERSHIP } from './menus'
import { loadPopups } from './popups'
import { buildAccount, loadCertificateReminders, loadReminders } from './reminders'
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

/**
 * The assistant's entry, on its own host or wherever it is not hidden (ACC-09); null if it is not offered.
 */
const findAssistant = ({ portalSite }: Reader) =>
  isAssistantEntryShown({ host: portalSite.host, ...assistantSettings() })
    ? { region: (portalSite.city ?? DEFAULT_CITY).areaName }
    : null

/**
 * True when the newest entry of the change log is recent; only the browser knows if the reader has seen it
 * (CHG-01).
 */
const hasRecentUpdate = async ({ site }: Reader): Promise<boolean> => {
  const releaseTime = (await site.changeLog())?.records[0]?.releaseTime ?? null
  return hasRedDot({ releaseTime, now: Date.now(), hasCookie: false })
}

/**
 * The frame of a page: header, footer, floating menu and dialogs. It stays while its pages change, so nothing here
 * depends on the page; `search`, `tabs`, `below` and `links` are rendered with each page.
 */
export async function PortalFrame({
  search,
  tabs,
  below,
  links,
  children,
}: {
  search: ReactNode
  tabs: ReactNode
  below: ReactNode
  links: ReactNode
  children: ReactNode
}) {
  const reader = await currentReader()
  const [reminders, certificates, hasUpdate, popups] = await Promise.all([
    loadReminders(reader.member),
    loadPart(reader, loadCertificateReminders(reader)),
    hasRecentUpdate(reader),
    loadPopups(reader),
  ])
  const { member } = reader
  const { city } = reader.portalSite
  return (
    <DialogProvider
      viewer={reader.viewer.loggedIn ? reader.viewer : undefined}
      account={buildAccount(member, reminders)}
      popups={popups}
      sessionExpired={reader.sessionExpired}
      membershipEnded={reader.membershipEnded}
    >
      <Header
        visitor={buildVisitor(reader)}
        accountActions={<LogoutButton />}
        bell={member && <BellIsland href={centerHref(MESSAGES)} />}
        region={{ name: (city ?? DEFAULT_CITY).areaName, hasSites: subSiteLinks().length > 0 }}
        search={search}
        menu="查询服务"
        links={[HELP]}
        memberHref={isOffered(reader) ? MEMBERSHIP.href : undefined}
        tabs={tabs}
      />
      {member && (
        <ShownPart part={certificates} fallback={<ReminderBanner items={reminders} now={member.readAt} />}>
          {(texts) => (
            <ReminderBanner
              items={reminders}
              certificates={texts}
              companyHref={centerHref(MY_COMPANY)}
              now={member.readAt}
            />
          )}
        </ShownPart>
      )}
      {children}
      {below}
      <Footer
        groups={footerGroups()}
        qrs={listFooterQrs(miniProgramQr() !== null).map(({ key }) => buildQr(key))}
        hotline={HOTLINE}
        notices={registrationNotices()}
      >
        {links}
      </Footer>
      <FloatingMenu
        changelogHref="/dailyLog/"
        dot={hasUpdate ? <UpdatesDot /> : undefined}
        hotline={HOTLINE}
        service={buildQr('service')}
        publicAccount={buildQr('account')}
        assistant={findAssistant(reader)}
      />
      {member?.isTracked && <TrackingIsland />}
    </DialogProvider>
  )
}
