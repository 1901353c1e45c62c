import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { GuideDialog } from './guide-dialog'

beforeAll(openDialogs)
afterEach(cleanup)

it('ACC-05 the guide of a service shows what that one opens, not the SVIP', () => {
  render(<GuideDialog service="staff_vacancy" onBuy={() => {}} onClose={() => {}} />)
  expect(screen.getByText('按资质标准逐项核对注册人员')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it('PAY-17 the four types of the guide say what they open; the upsell stands below', () => {
  const titles = [1, 2, 3, 4].map((type) => {
    const { unmount } = render(
      <GuideDialog
        {...(type === 2 ? { service: 'staff_vacancy' } : { type: type as 1 | 3 | 4 })}
        upsell={<p>企业资质到期 超1万 条</p>}
        onBuy={() => {}}
        onClose={() => {}}
      />,
    )
    const title = screen.getByRole('dialog').getAttribute('aria-labelledby') ?? ''
    const text = document.getElementById(title)?.textContent
    expect(screen.getByText('企业资质到期 超1万 条')).toBeDefined()
    unmount()
    return text
  })
  expect(titles).toEqual([
    '开通建筑管家 SVIP，查看完整信息',
    '开通「人员缺口检测」增值服务，查看完整信息',
    '开通建筑管家 SVIP，查看企业商业关系',
    '开通建筑管家 SVIP，使用智能招投标',
  ])
})
