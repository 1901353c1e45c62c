'use client'

import { formatFailure } from '@zhushutong/domain/errors'
import type { WebhookForm } from '@zhushutong/domain/webhooks'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Attempt, type ShownAttempt } from '@/features/webhooks/attempt'
import { SecretDialog } from '@/features/webhooks/secret-dialog'
import { type Choice, WebhookDialog } from '@/features/webhooks/webhook-form'
import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

const FAILED = '操作失败，请稍后重试'

const asRequest = ({ name, url, subscriptionIds }: WebhookForm) => ({
  ...{ name, url },
  subscriptionIds: subscriptionIds && [...subscriptionIds],
})

interface FormParts {
  readonly choices: readonly Choice[]
  readonly allowsLocal: boolean
}

/** 新建 Webhook: the form, then its secret. */
export function AddWebhook({ choices, allowsLocal }: FormParts) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { call } = useGateway()
  return (
    <>
      <Button variant="primary" size="small" onClick={() => setOpen(true)}>
        新建 Webhook
      </Button>
      {isOpen && (
        <WebhookDialog
          title="新建 Webhook"
          initial={{ name: '', url: '', subscriptionIds: null }}
          choices={choices}
          allowsLocal={allowsLocal}
          send={async (form, signal) => {
            const answer = await call(({ webhooks }) => webhooks.create(asRequest(form), { signal }))
            if ('error' in answer) return answer
            setSecret(answer.secret)
            return null
          }}
          onSent={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          secret={secret}
          note="接收程序用它校验每个请求的签名，做法见下方“接收与校验”。"
          onClose={() => {
            setSecret(undefined)
            router.refresh()
          }}
        />
      )}
    </>
  )
}

/** 更换密钥: asks for confirmation, then shows the new secret. */
function RotateSecret({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const { call } = useGateway()
  const [busy, setBusy] = useState(false)
  const [secret, setSecret] = useState<string>()
  const rotate = async () => {
    setBusy(true)
    const answer = await call(({ webhooks }) => webhooks.rotate({ id }))
    setBusy(false)
    setAsks(false)
    if ('error' in answer) return toast(formatFailure(answer, FAILED), 'warn')
    setSecret(answer.secret)
  }
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        更换密钥<span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={asks}
        title="更换密钥"
        confirm="更换"
        busy={busy}
        onConfirm={rotate}
        onCancel={() => setAsks(false)}
      >
        24 小时内新旧密钥同时签名，之后旧密钥失效。请在此期间更换接收程序里的密钥。
      </ConfirmDialog>
      {secret !== undefined && (
        <SecretDialog
          secret={secret}
          note="旧密钥在 24 小时内同时有效。"
          onClose={() => {
            setSecret(undefined)
            router.refresh()
          }}
        />
      )}
    </>
  )
}

function TestWebhook({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const { call } = useGateway()
  const [result, setResult] = useState<ShownAttempt>()
  const test = async () => {
    setBusy(true)
    const answer = await call(({ webhooks }) => webhooks.test({ id }))
    setBusy(false)
    if ('error' in answer) return toast(formatFailure(answer, FAILED), 'warn')
    setResult(answer.attempts[0])
    router.refresh()
  }
  return (
    <>
      <Button size="small" loading={busy} onClick={test}>
        测试<span className="sr-only">{name}</span>
      </Button>
      {result !== undefined && (
        <Dialog
          open
          title={result.failure === null ? '测试事件已送达' : '测试事件没有送达'}
          onClose={() => setResult(undefined)}
          footer={
            <Button variant="primary" onClick={() => setResult(undefined)}>
              知道了
            </Button>
          }
        >
          <Attempt attempt={result} />
        </Dialog>
      )}
    </>
  )
}

/** Tests, changes, pauses or deletes a webhook, or replaces its secret. */
export function WebhookControls({
  webhook,
  choices,
  allowsLocal,
}: FormParts & { webhook: WebhookForm & { readonly id: string; readonly isEnabled: boolean } }) {
  const router = useRouter()
  const [isEditing, setEditing] = useState(false)
  const { call, send } = useGateway()
  const [busy, setBusy] = useState(false)
  const { id, name, isEnabled } = webhook
  const saved = (text: string) => {
    toast(text, 'ok')
    router.refresh()
  }
  const turn = async () => {
    setBusy(true)
    const change = { id, isEnabled: !isEnabled, ...asRequest(webhook) }
    const refused = await send(({ webhooks }) => webhooks.change(change))
    setBusy(false)
    if (refused) return toast(refused.message ?? FAILED, 'warn')
    saved(isEnabled ? '已暂停，期间的事件不推送，可以按游标补读' : '已启用，继续发送未送达的事件')
  }
  return (
    <>
      <TestWebhook id={id} name={name} />
      <Button size="small" onClick={() => setEditing(true)}>
        编辑<span className="sr-only">{name}</span>
      </Button>
      <Button size="small" loading={busy} onClick={turn}>
        {isEnabled ? '暂停' : '启用'}
        <span className="sr-only">{name}</span>
      </Button>
      <RotateSecret id={id} name={name} />
      <Confirmed
        label={
          <>
            删除<span className="sr-only">{name}</span>
          </>
        }
        title="删除 Webhook"
        confirm="删除"
        done="已删除 Webhook"
        act={() => call(({ webhooks }) => webhooks.remove({ id }))}
      >
        “{name}”不再收到推送，它的推送记录与未送达的事件一起删除。
      </Confirmed>
      {isEditing && (
        <WebhookDialog
          title="编辑 Webhook"
          initial={webhook}
          choices={choices}
          allowsLocal={allowsLocal}
          send={(form, signal) =>
            send(({ webhooks }) => webhooks.change({ id, isEnabled, ...asRequest(form) }, { signal }))
          }
          onSent={() => {
            setEditing(false)
            saved('已保存')
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

export function SendAgain({ id, waits }: { id: string; waits: boolean }) {
  const { call } = useGateway()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await call(({ webhooks }) => webhooks.redeliver({ id }))
    setBusy(false)
    if ('error' in answer) return toast(formatFailure(answer, FAILED), 'warn')
    toast('已安排发送，稍后刷新查看结果', 'ok')
    router.refresh()
  }
  return (
    <Button size="small" loading={busy} onClick={send}>
      {waits ? '立即发送' : '重发'}
    </Button>
  )
}
