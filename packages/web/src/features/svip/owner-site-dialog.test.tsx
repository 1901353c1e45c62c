import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { viewerAs } from '@zhushutong/domain/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import OwnerSiteDialog from './owner-site-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SITE = 'https://owner.example/surveyUnits'

const show = (role: 'owner-lookup' | 'svip', href = SITE) => {
  const [open, onClose] = [vi.fn(), vi.fn()]
  vi.stubGlobal('open', open)
  openDialogs()
  render(
    <OwnerSiteDialog
      {...{ href, onClose }}
      viewer={viewerAs(role)}
      account={null}
      routeName={null}
      onOpen={vi.fn()}
    />,
  )
  return { open, onClose }
}

it('ACC-08 its members are asked, and the site opens in a new window', () => {
  const { open, onClose } = show('owner-lookup')
  expect(screen.getByText('即将前往业主查专业版网站，是否继续？')).toBeDefined()
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '立即前往' }))
  expect(open).toHaveBeenCalledExactlyOnceWith(SITE, '_blank', 'noopener')
  expect(onClose).toHaveBeenCalledOnce()
})

it('ACC-08 others are told what opens it', () => {
  const { open } = show('svip')
  expect(screen.getByText(/需开通业主查 SVIP/)).toBeDefined()
  expect(screen.queryByRole('button', { name: '立即前往' })).toBeNull()
  expect(screen.getByRole('button', { name: '立即开通' })).toBeDefined()
  expect(open).not.toHaveBeenCalled()
})

it('an address that is none does not open', () => {
  const { open } = show('owner-lookup', 'javascript:alert(1)')
  fireEvent.click(screen.getByRole('button', { name: '立即前往' }))
  expect(open).not.toHaveBeenCalled()
})
