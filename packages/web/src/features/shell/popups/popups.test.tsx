import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PopupContents } from '@zhushutong/domain/portal/popups'
import { openModal } from '@zhushutong/ui/overlays/open-dialogs'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogRequest } from '@/triggers/dialog-request'
import OpenedPopup from './popup-dialog'
import { type PopupOffer, startPopups } from './popup-schedule'

dialogsInFakeTime()
/** Each test has its own days: the page's memory would carry a closed pop-up into the next test. */
let days = 0
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  days += 9
  vi.setSystemTime(Date.now() + days * 86_400_000)
})

const NOBODY = {
  loggedIn: false,
  svip: false,
  addOns: [],
  ownerLookup: false,
} as unknown as DialogHostProps['viewer']
const content = (id: string, held: object = {}) => ({
  ...{ id, image: null, link: '/svip.html', uid: id, alt: id, title: `标题 ${id}`, text: '说明', endsOn: '' },
  ...held,
})
const offer = (contents: PopupContents, held: Partial<PopupOffer> = {}): PopupOffer => ({
  ...{ registeredAt: null, contents, tellsOfOwners: false },
  ...held,
})

interface Shown {
  readonly offered: PopupOffer
  readonly isHome?: boolean
  readonly isOldBrowser?: boolean
}

function Page({ offered, isHome = true, isOldBrowser = false }: Shown) {
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const [stop] = useState(() =>
    startPopups({ offer: offered, isHome, isOldBrowser, viewer: NOBODY, open: setRequest }),
  )
  const host = { viewer: NOBODY, account: null, routeName: null, onOpen: setRequest }
  return (
    <>
      <button type="button" onClick={stop}>
        离开
      </button>
      {request?.name === 'popup' && <OpenedPopup {...request} {...host} onClose={() => setRequest(null)} />}
    </>
  )
}
const open = async (offered: PopupOffer, shown: Omit<Shown, 'offered'> = {}) => {
  const page = render(<Page offered={offered} {...shown} />)
  await pass(0)
  return page
}
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await pass(0)
}

it('POP-04 Esc returns the focus to where it came from', async () => {
  await open(offer({ 'bottom-fold': content('b') }))
  const before = screen.getByRole('button', { name: '离开' })
  before.focus()
  screen.getByRole('button', { name: '关闭' }).focus()
  await act(async () => fireEvent.keyDown(document, { key: 'Escape' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(before)
})

it('POP-03 the hint on browsers and the owner tip come once a day, and lead where they say', async () => {
  const { unmount } = await open(offer({}, { tellsOfOwners: true }), { isHome: false, isOldBrowser: true })
  expect(screen.getByRole('complementary', { name: '业主查 SVIP' })).toBeDefined()
  expect(screen.getByRole('link', { name: '立即开通' }).getAttribute('href')).toBe('/svip.html')
  await press('暂不开通')
  expect(screen.getByRole('complementary', { name: '浏览器版本较低' })).toBeDefined()
  unmount()
  await open(offer({}, { tellsOfOwners: true }), { isHome: false, isOldBrowser: true })
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('POP-01 nothing comes over an open dialog, and nothing where nothing is kept', async () => {
  const other = document.body.appendChild(document.createElement('dialog'))
  const close = openModal(other)
  const { unmount } = await open(offer({ 'home-modal': content('a') }))
  await pass(5000)
  expect(screen.queryByRole('dialog', { name: '标题 a' })).toBeNull()
  close()
  other.remove()
  await pass(1000)
  expect(screen.getByRole('dialog', { name: '标题 a' })).toBeDefined()
  unmount()
  await open(offer({}))
  await pass(5000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('STO-02 nobody sees more than five that come by themselves on one day', async () => {
  // Shown on other pages of the same day to a visitor who closed none.
  for (const shown of [1, 2, 3, 4, 5]) {
    const { unmount } = await open(offer({ 'home-modal': content('a') }))
    expect(screen.queryAllByRole('dialog', { name: '标题 a' }), `visit ${shown}`).toHaveLength(1)
    unmount()
    sessionStorage.clear()
  }
  const { unmount } = await open(offer({ 'home-modal': content('a') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  vi.setSystemTime(Date.now() + 86_400_000)
  await open(offer({ 'home-modal': content('a') }))
  expect(screen.getByRole('dialog', { name: '标题 a' })).toBeDefined()
})
