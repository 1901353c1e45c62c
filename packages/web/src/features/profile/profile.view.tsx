import { formatDate, formatTime } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { UserIcon } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'

interface Profile {
  readonly nickName: string
  readonly headImgUrl: string | null
  /** Mobile number with masked middle digits. */
  readonly mobile: string
  readonly createdAt: number
  readonly isWechatBound: boolean
}

interface ProfileMail {
  /** Masked; null without an address. */
  readonly mail: string | null
  readonly isConfirmed: boolean
  readonly confirmTime: number | null
}

function Line({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <dt className="w-20 flex-none text-ink-3">{label}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-2 wrap-anywhere">{children}</dd>
      {action && <dd className="flex flex-none gap-2">{action}</dd>}
    </div>
  )
}

/** Only pictures of our own site are shown; the content security policy blocks others. */
const isOwnPicture = (url: string | null): url is string => url?.startsWith('/') ?? false

function Avatar({ url }: { url: string | null }) {
  if (isOwnPicture(url))
    // biome-ignore lint/performance/noImgElement: a small picture of our own site.
    return <img src={url} alt="" width={48} height={48} className="size-12 rounded-full object-cover" />
  return (
    <span className="grid size-12 flex-none place-items-center rounded-full bg-primary-soft text-primary">
      <UserIcon size={22} />
    </span>
  )
}

function MailState({ mail }: { mail: ProfileMail | null }) {
  if (mail === null) return <span className="text-ink-3">暂时没有加载出来，请稍后刷新</span>
  if (mail.mail === null) return <span className="text-ink-3">未填写，确认后可用邮件接收订阅通知</span>
  return (
    <>
      <span>{mail.mail}</span>
      {mail.isConfirmed ? <Tag tone="ok">已确认</Tag> : <Tag tone="warn">等待确认</Tag>}
      {mail.confirmTime !== null && (
        <span className="text-12 text-ink-3">{formatTime(mail.confirmTime)} 确认</span>
      )}
    </>
  )
}

/** 个人资料: the member's account data, and their email address (PRF-02). */
export function ProfileView({
  profile,
  mail,
  mailControls,
  securityHref,
  miniProgramQr,
}: {
  profile: Profile
  /** null: loading failed. */
  mail: ProfileMail | null
  mailControls: ReactNode
  securityHref: string
  /** The address of the QR code's picture; null without a mini program (PRF-03). */
  miniProgramQr: string | null
}) {
  const { nickName, headImgUrl, mobile, createdAt, isWechatBound } = profile
  return (
    <>
      <TitledCard title="个人资料">
        <dl>
          <Line label="头像">
            <Avatar url={headImgUrl} />
          </Line>
          <Line label="昵称">{nickName}</Line>
          <Line
            label="手机号"
            action={
              <LinkButton size="small" href={securityHref}>
                更换<span className="sr-only">手机号</span>
              </LinkButton>
            }
          >
            <span className="tabular-nums">{mobile}</span>
          </Line>
          <Line label="邮箱" action={mailControls}>
            <MailState mail={mail} />
          </Line>
          <Line label="微信">
            {isWechatBound ? (
              <Tag tone="ok">已绑定</Tag>
            ) : (
              <>
                <Tag>未绑定</Tag>
                <span className="text-12 text-ink-3">用微信扫码登录一次，并验证这个手机号即可绑定</span>
              </>
            )}
          </Line>
          <Line label="注册时间">{formatDate(createdAt)}</Line>
          <Line
            label="账号安全"
            action={
              <LinkButton size="small" href={securityHref}>
                查看<span className="sr-only">账号安全</span>
              </LinkButton>
            }
          >
            登录的设备、注销账号
          </Line>
        </dl>
      </TitledCard>
      {miniProgramQr !== null && (
        <TitledCard title="小程序">
          <figure className="flex flex-wrap items-center gap-4">
            {/* biome-ignore lint/performance/noImgElement: a picture of a few kilobytes needs no optimiser. */}
            <img
              src={miniProgramQr}
              alt="小程序二维码"
              width={132}
              height={132}
              className="rounded-2 border border-line bg-white"
            />
            <figcaption className="text-ink-2">用微信扫码，在手机上打开筑数通小程序</figcaption>
          </figure>
        </TitledCard>
      )}
    </>
  )
}
