import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aMeeting, hrefOf, meetingsWith } from './insight.fixture'
import type { Meetings } from './insight.types'
import { MeetingsView } from './meetings.view'

afterEach(cleanup)

const show = (
  meetings: Meetings,
  more: { page?: number; isLoggedIn?: boolean; isCentreOwn?: boolean } = {},
) =>
  render(
    <MeetingsView
      meetings={meetings}
      listed={160}
      isCentreOwn={more.isCentreOwn ?? false}
      isLoggedIn={more.isLoggedIn ?? true}
      page={more.page ?? null}
      hrefOf={hrefOf}
      centreHref={null}
      pageHref={(page) => `?p=${page}`}
      now={0}
    />,
  )
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

it('REL-06 ACC-02 closed prices are locks, and nothing tells how far they are apart', () => {
  const closed = aMeeting({ price: null, otherPrice: null, difference: null })
  show(meetingsWith([closed], { pricesOpenBy: 'login' }), { isCentreOwn: true })
  expect(headers()).not.toContain('相差（%）')
  expect(screen.queryByText(/^相差为/)).toBeNull()
  expect(headers()).toContain('我方报价（万元）')
  const [lock] = screen.getAllByRole('link', { name: /登录后查看完整信息/ })
  expect(lock?.getAttribute('href')).toBe('/auth/login/')
})

it('REL-06 closed results say what opens them', () => {
  show(meetingsWith([], { opensBy: 'svip' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: '立即开通' })).toBeTruthy()
})
