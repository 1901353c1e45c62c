/** The agreements accepted by registering; `type` is the key for fetching their text (LOG-09, AGR-02). */
export const AGREEMENTS = [
  { type: 'agreement', title: '用户协议', href: '/userAgreement.html' },
  { type: 'privacy', title: '隐私协议', href: '/privacy.html' },
  { type: 'disclaimers', title: '免责声明', href: '/disclaimer.html' },
] as const satisfies readonly { readonly type: string; readonly title: string; readonly href: string }[]
type Agreement = (typeof AGREEMENTS)[number]
export type AgreementType = Agreement['type']

/** The texts of the dialog (LOG-09). */
export const LOGIN_TEXTS = {
  registers: '未注册的手机号验证后将自动注册',
  agrees: '注册登录即代表同意',
  consents: '我已阅读并同意',
  consentMissing: '请先阅读并勾选同意协议',
  consentForScan: '勾选同意协议后显示登录二维码',
  succeeded: '登录成功',
  passwordChanged: '修改成功',
  leaveBinding: '退出后，不可完成登录，请问是否确定退出手机号验证？',
} as const satisfies Readonly<Record<string, string>>

/** The inviter's name above the form; without a name the text says "a friend" (LOG-09). */
export function formatInviter(inviter: string): string {
  const name = inviter.trim()
  return name === '' ? '您的好友邀请您注册' : `您的好友「${name}」邀请您注册`
}

/** The dialog of the trial, before the page goes home: its benefits and its end. */
export const TRIAL_DIALOG = {
  name: '建筑管家 SVIP 体验',
  title: '恭喜您获得建筑管家 SVIP 体验',
  text: '体验期内可以使用：',
  until: '体验至',
  ok: '立即体验',
} as const satisfies Readonly<Record<string, string>>
