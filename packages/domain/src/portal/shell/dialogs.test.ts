import { expect, it } from 'vitest'
import { ownerSiteDialog, shortcutDialog, toolDialog } from '../../access'
import { viewerAs } from '../../testing'
import { buildHref } from '../navigation'
import { SHELL_DIALOGS } from './'
import type { ShellDialogKey } from './dialogs'

it.each<[ShellDialogKey, string, string, string | null, string | null, string | null]>([
  ['login', '登录 / 注册', '登录后可搜索并查看更多数据', '立即登录', null, null],
  [
    'membership-guide',
    '开通会员',
    '该内容为会员专享，开通建筑管家 SVIP 后可查看完整数据',
    '立即开通',
    '暂不开通',
    '/svip.html',
  ],
  [
    'service-guide',
    '开通资质服务',
    '该功能为资质类增值服务，开通后即可使用',
    '立即开通',
    '暂不开通',
    '/vips.html',
  ],
  ['risk-check', '安全验证', '检测到访问异常，请完成验证，确认是您本人在操作', '开始验证', null, null],
  [
    'owner-membership-tip',
    '业主查 SVIP',
    '业主查专业版需开通业主查 SVIP',
    '立即开通',
    '暂不开通',
    '/svip.html',
  ],
  ['daily-log', '更新日志', '筑数通有新的更新，看看新增了哪些功能', '查看详情', '知道了', '/dailyLog/'],
  [
    'membership-expired',
    '会员已到期',
    '您的会员已到期，续费后可继续查看完整数据',
    '去购买',
    '取消',
    '/svip.html',
  ],
])('SHL-05 the dialog %s has its texts and leads to its page', (key, title, text, ok, cancel, href) => {
  const { to, ...texts } = SHELL_DIALOGS[key]
  expect(texts).toEqual({ title, text, ok, cancel })
  expect(to === null ? null : buildHref(to)).toBe(href)
})

it('SHL-05 there are seven, and every dialog for a refused action is one of them', () => {
  expect(Object.keys(SHELL_DIALOGS)).toHaveLength(7)
  for (const dialog of [
    shortcutDialog(viewerAs('visitor')),
    shortcutDialog(viewerAs('non-member')),
    toolDialog(viewerAs('svip'), 'renyuans'),
    ownerSiteDialog(viewerAs('non-member')),
  ])
    expect(Object.keys(SHELL_DIALOGS)).toContain(dialog)
})
