import { RETRY_AFTER, SIGNATURE_TOLERANCE, STOPPED_AFTER } from '@zhushutong/domain/webhooks'
import { TitledCard } from '@zhushutong/ui/layout/card'
import type { ReactNode } from 'react'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const formatWait = (ms: number) => (ms < HOUR ? `${ms / MINUTE} 分钟` : `${ms / HOUR} 小时`)

const FACTS = [
  [
    '签名',
    'v1 是以密钥对“t 的值 + 英文句号 + 请求正文原文”做的 HMAC-SHA256；更换密钥后 24 小时内有两个 v1，任一相符即可',
  ],
  ['有效期', `t 是发送时的秒数，与当前时间相差超过 ${SIGNATURE_TOLERANCE} 秒的请求应当拒绝`],
  ['收到', '10 秒内返回任意 2xx；跳转不会跟随，其他状态都算失败'],
  [
    '重试',
    `失败后等待 ${RETRY_AFTER.map(formatWait).join('、')}各重试一次；连续 ${STOPPED_AFTER / DAY} 天没有一次成功自动停用`,
  ],
  ['去重与顺序', '同一事件可能送达多次，按 id 去重；先后以 cursor 为准，从 1 起连续'],
  ['内容', '新数据的种类、编号与名称，前 50 条，按您账号的权限显示；详情用密钥调用接口读取'],
  ['补读', '用带“订阅事件”范围的密钥调用 webhookEvents.after，读取某个 cursor 之后 30 天内的事件'],
] as const

/**
 * Instructions for receiving webhooks and checking their signature (WHK-03, WHK-04, WHK-05).
 * @param code a header, a body, and programs that check them
 */
export function WebhookGuide({ hrefOfEvents, code }: { hrefOfEvents: string; code: ReactNode }) {
  return (
    <TitledCard
      title="接收与校验"
      id="webhook-guide"
      note={
        <a href={hrefOfEvents} className="text-primary">
          补读接口
        </a>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <dl aria-label="约定" className="grid gap-x-6 md:grid-cols-2">
          {FACTS.map(([label, text]) => (
            <div key={label} className="border-b border-line py-2.5">
              <dt className="font-semibold">{label}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        {code}
      </div>
    </TitledCard>
  )
}
