import { type GateDialog, OWNER_MEMBERSHIP_TIP } from '../../access'
import type { RouteName } from '../../addresses'
import { MEMBERSHIP_EXPIRED_DIALOG } from '../errors'

type ShellDialogKey = GateDialog | 'risk-check' | 'daily-log' | 'membership-expired'

/** A dialog of the shell. `cancel` is null if it has one button; `to` is the page that `ok` leads to, if any. */
interface ShellDialog {
  readonly title: string
  readonly text: string
  readonly ok: string
  readonly cancel: string | null
  readonly to: RouteName | null
}

/** The dialogs of the shell with their texts (SHL-05). */
export const SHELL_DIALOGS: Readonly<Record<ShellDialogKey, ShellDialog>> = {
  login: {
    title: '登录 / 注册',
    text: '登录后可搜索并查看更多数据',
    ok: '立即登录',
    cancel: null,
    to: null,
  },
  'membership-guide': {
    title: '开通会员',
    text: '该内容为会员专享，开通建筑管家 SVIP 后可查看完整数据',
    ok: '立即开通',
    cancel: '暂不开通',
    to: 'svip',
  },
  'service-guide': {
    title: '开通资质服务',
    text: '该功能为资质类增值服务，开通后即可使用',
    ok: '立即开通',
    cancel: '暂不开通',
    to: 'vips',
  },
  'risk-check': {
    title: '安全验证',
    text: '检测到访问异常，请完成验证，确认是您本人在操作',
    ok: '开始验证',
    cancel: null,
    to: null,
  },
  'owner-membership-tip': {
    title: OWNER_MEMBERSHIP_TIP.title,
    text: OWNER_MEMBERSHIP_TIP.text,
    ok: OWNER_MEMBERSHIP_TIP.ok,
    cancel: OWNER_MEMBERSHIP_TIP.cancel,
    to: 'svip',
  },
  'daily-log': {
    title: '更新日志',
    text: '筑数通有新的更新，看看新增了哪些功能',
    ok: '查看详情',
    cancel: '知道了',
    to: 'dailyLog',
  },
  'membership-expired': {
    title: MEMBERSHIP_EXPIRED_DIALOG.title,
    text: MEMBERSHIP_EXPIRED_DIALOG.text,
    ok: MEMBERSHIP_EXPIRED_DIALOG.buy,
    cancel: MEMBERSHIP_EXPIRED_DIALOG.cancel,
    to: 'svip',
  },
}
