'use client'

import {
  type FloatingEntry,
  type FloatingKey,
  listFloatingEntries,
  SCROLLED_PX,
} from '@zhushutong/domain/portal/shell'
import { BellIcon, ChatIcon, HeadsetIcon, PhoneIcon, QrIcon, SparkIcon } from '@zhushutong/ui/icon'
import { Popover } from '@zhushutong/ui/overlays/popover'
import type { ReactNode } from 'react'
import { DialogLink, DialogTrigger } from '@/triggers/dialog-trigger'
import { useOpenPage } from '@/triggers/page-info'
import { BackToTop } from './back-to-top'
import { QrPopover } from './qr-popover'
import type { QrLink } from './types'

type FloatingMenuProps = {
  changelogHref: string
  /** The red dot at 产品更新 (CHG-01); undefined without a new entry. */
  dot?: ReactNode
  hotline: string
  service: QrLink
  publicAccount: QrLink
  /** The region about which the assistant answers; null if the assistant is not available (ACC-09). */
  assistant: { region: string } | null
}

const itemClass = 'floating-item'

const ID = 'floating-menu'

/** The menu at the right edge of every page (SHL-04). */
export function FloatingMenu(props: FloatingMenuProps) {
  const { dot, assistant } = props
  // The button to the top is rendered below, apart from the entries.
  const context = {
    hasNewUpdate: dot !== undefined,
    showsConsultation: true,
    showsAi: assistant !== null,
    scrolledPx: 0,
  }
  return (
    <aside aria-label="快捷服务" className="floating print:hidden">
      <ul id={ID} popover="auto" className="floating-menu">
        {listFloatingEntries(context).map((entry) => (
          <li key={entry.key}>{ITEMS[entry.key]?.(entry, props)}</li>
        ))}
      </ul>
      <BackToTop afterPx={SCROLLED_PX} />
      <button type="button" popoverTarget={ID} aria-label="快捷服务" className="floating-round">
        <HeadsetIcon size={20} />
        {dot}
      </button>
    </aside>
  )
}

type Item = (entry: FloatingEntry, props: FloatingMenuProps) => ReactNode

const ITEMS: Readonly<Partial<Record<FloatingKey, Item>>> = {
  updates: ({ word, redDot }, { changelogHref, dot }) => (
    <DialogLink
      href={changelogHref}
      target="_blank"
      rel="noopener"
      data-plain=""
      dialog={{ name: 'changelog' }}
      className={itemClass}
    >
      <BellIcon size={18} />
      {word}
      <span className="sr-only">日志</span>
      {redDot && dot}
    </DialogLink>
  ),
  service: ({ word }, { service }) => (
    <QrPopover
      qr={service}
      trigger={<Face icon={<HeadsetIcon size={18} />} word={word} />}
      triggerClass={itemClass}
      panelClass="floating-panel"
    />
  ),
  consultation: ({ word, label }) => (
    <DialogTrigger
      dialog={{ name: 'consult-chat' }}
      data-track="consult-chat"
      aria-label={label}
      className={itemClass}
    >
      <ChatIcon size={18} />
      {word}
    </DialogTrigger>
  ),
  hotline: ({ word, label }, { hotline }) => (
    <Popover
      trigger={<Face icon={<PhoneIcon size={18} />} word={word} />}
      triggerClass={itemClass}
      panelClass="floating-panel"
    >
      <p className="text-12 text-ink-3">{label}</p>
      <a href={`tel:${hotline}`} className="text-16 font-semibold">
        {hotline}
      </a>
    </Popover>
  ),
  account: ({ word }, { publicAccount }) => (
    <QrPopover
      qr={publicAccount}
      trigger={<Face icon={<QrIcon size={18} />} word={word} />}
      triggerClass={itemClass}
      panelClass="floating-panel"
    />
  ),
  ai: ({ word, label }, { assistant }) =>
    assistant && <AssistantItem region={assistant.region} label={`${label}助手`} word={word} />,
}

/** Opens the assistant with suggestions for the open page. */
function AssistantItem({ region, label, word }: { region: string; label: string; word: string }) {
  const { kind, subject } = useOpenPage()
  return (
    <DialogTrigger
      dialog={{ name: 'assistant', kind, subject, region }}
      aria-label={label}
      className={itemClass}
    >
      <SparkIcon size={18} />
      {word}
    </DialogTrigger>
  )
}

function Face({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <>
      {icon}
      {word}
    </>
  )
}
