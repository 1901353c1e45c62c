import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QUALIFICATION_SITE_TEXTS } from '@zhushutong/domain/access'
import { viewerAs } from '@zhushutong/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { GatewayContext } from '@/wiring/browser/gateway'
import { fakeGateway, refusal } from '@/wiring/browser/gateway.fixture'
import QualificationSiteDialog from './qualification-site-dialog'

const verifyQualificationUser = vi.fn()
const gateway = fakeGateway({ profile: { verifyQualificationUser } })

const HOME = 'https://q.example'
const open = vi.fn()

beforeEach(() => {
  vi.stubGlobal('open', open)
  openDialogs()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const show = () => {
  const [onOpen, onClose] = [vi.fn(), vi.fn()]
  const host = { viewer: viewerAs('svip'), account: null, routeName: null, onOpen, onClose }
  render(
    <GatewayContext value={gateway}>
      <QualificationSiteDialog href={HOME} {...host} />
    </GatewayContext>,
  )
  return { onOpen, onClose }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('ACC-14 the site opens in a new window when the call allows it, and not before the click', async () => {
  verifyQualificationUser.mockResolvedValue({ allowed: true })
  const { onClose } = show()
  await screen.findByText(QUALIFICATION_SITE_TEXTS.allowed)
  expect(open).not.toHaveBeenCalled()
  await press('立即前往')
  expect(open).toHaveBeenCalledExactlyOnceWith(HOME, '_blank', 'noopener')
  expect(onClose).toHaveBeenCalledOnce()
})

it('ACC-14 who may not is told so and led to what opens it', async () => {
  verifyQualificationUser.mockResolvedValue({ allowed: false })
  const { onOpen } = show()
  await screen.findByText(QUALIFICATION_SITE_TEXTS.refused)
  await press('查看增值服务')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ name: 'guide', service: 'company_qualification_expire' })
  expect(open).not.toHaveBeenCalled()
})

it('ACC-14 a failed call says why and can be repeated', async () => {
  verifyQualificationUser.mockRejectedValueOnce(refusal('网络开小差了，请稍后重试'))
  verifyQualificationUser.mockResolvedValueOnce({ allowed: true })
  show()
  await screen.findByText('网络开小差了，请稍后重试')
  await press('重试')
  await screen.findByText(QUALIFICATION_SITE_TEXTS.allowed)
  expect(verifyQualificationUser).toHaveBeenCalledTimes(2)
})
