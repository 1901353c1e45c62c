import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { VISITOR } from '@zhushutong/domain/access'
import { LOGOUT_CONFIRM } from '@zhushutong/domain/portal/session'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GatewayContext } from '@/wiring/browser/gateway'
import { fakeGateway, refusal } from '@/wiring/browser/gateway.fixture'
import LogoutDialog from './logout-dialog'

const endSession = vi.hoisted(() => vi.fn(async () => null))
const logout = vi.fn()
vi.mock('@/browser/login-mark', () => ({ endSession }))

beforeAll(openDialogs)
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', reload: vi.fn() })
  endSession.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const confirm = () => {
  const props = { viewer: VISITOR, account: null, routeName: null, onOpen: () => {}, onClose: () => {} }
  render(
    <GatewayContext value={fakeGateway({ login: { logout } })}>
      <LogoutDialog {...props} />
    </GatewayContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: LOGOUT_CONFIRM.ok }))
}

it('SES-02 the browser ends a session that the gateway could not end', async () => {
  logout.mockRejectedValueOnce(refusal('网络开小差了，请稍后重试'))
  confirm()
  await waitFor(() => expect(location.reload).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(endSession).toHaveBeenCalledOnce()
})

it('SES-02 a session that the gateway has ended is over', async () => {
  logout.mockResolvedValueOnce(true)
  confirm()
  await waitFor(() => expect(location.reload).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(endSession).not.toHaveBeenCalled()
})
