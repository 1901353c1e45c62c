'use client'

import {
  checkWebhookForm,
  MAX_WEBHOOK_NAME,
  MAX_WEBHOOK_URL,
  trimWebhookForm,
  type WebhookForm,
} from '@zhushutong/domain/webhooks'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId } from 'react'

export interface Choice {
  readonly id: string
  readonly name: string
}

interface Values {
  name: string
  url: string
  scope: 'all' | 'chosen'
  subscriptionIds: string[]
}

const buildForm = ({ name, url, scope, subscriptionIds }: Values): WebhookForm =>
  trimWebhookForm({ name, url, subscriptionIds: scope === 'all' ? null : subscriptionIds })

/** 新建 or 编辑: name, address, and the subscriptions to send (WHK-01). */
export function WebhookDialog({
  title,
  initial,
  choices,
  allowsLocal,
  send,
  onSent,
  onClose,
}: {
  title: string
  initial: WebhookForm
  choices: readonly Choice[]
  allowsLocal: boolean
  send: (form: WebhookForm, signal: AbortSignal) => Promise<Refusal | null>
  onSent: () => void
  onClose: () => void
}) {
  const formId = useId()
  const known = initial.subscriptionIds?.filter((id) => choices.some((choice) => choice.id === id)) ?? []
  const { form, field, submit, isSending, failure } = useDomainForm<Values>({
    initial: {
      ...{ name: initial.name, url: initial.url, subscriptionIds: [...known] },
      scope: initial.subscriptionIds === null ? 'all' : 'chosen',
    },
    normalize: (typed) => ({ ...typed, name: typed.name.trim(), url: typed.url.trim() }),
    check: (values) => checkWebhookForm(buildForm(values), allowsLocal),
    send: (values, signal) => send(buildForm(values), signal),
    onSent,
  })
  const { error: scopeError, ...scope } = field('scope')
  const { error: chosenError, ...chosen } = field('subscriptionIds')
  const isChosen = form.watch('scope') === 'chosen'
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="名称"
          required
          autoComplete="off"
          maxLength={MAX_WEBHOOK_NAME}
          hint="写明哪个系统接收，如“投标系统”"
          data-autofocus=""
          {...field('name')}
        />
        <TextField
          label="接收地址"
          required
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={MAX_WEBHOOK_URL}
          placeholder="https://example.com/webhook"
          hint={`以 https:// 开头、互联网可以访问${allowsLocal ? '；沙箱里也可以填写本机，如 http://localhost:8080/' : ''}`}
          {...field('url')}
        />
        <Field label="推送哪些订阅" required error={scopeError}>
          {(control) => (
            <Select {...control} {...scope}>
              <option value="all">全部订阅，含以后新增的</option>
              <option value="chosen">只推送选择的订阅</option>
            </Select>
          )}
        </Field>
        {isChosen && (
          <fieldset aria-describedby={`${formId}-chosen`} className="grid gap-2">
            <legend className="mb-1">选择订阅</legend>
            <div className="grid max-h-60 gap-2 overflow-auto">
              {choices.map(({ id, name }) => (
                <Checkbox key={id} value={id} {...chosen}>
                  <span className="wrap-anywhere">{name}</span>
                </Checkbox>
              ))}
              {choices.length === 0 && <p className="text-ink-3">暂无订阅，可以先选择全部订阅</p>}
            </div>
          </fieldset>
        )}
        <p id={`${formId}-chosen`} className="text-12 text-bad empty:hidden" aria-live="polite">
          {chosenError}
        </p>
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
