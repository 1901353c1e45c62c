'use client'

import {
  checkKeyForm,
  KEY_NAME_MAX,
  KEY_SCOPE_LABELS,
  KEY_SCOPES,
  trimKeyForm,
} from '@zhushutong/domain/api-keys'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { useId, useState } from 'react'
import './api.css'

interface Values {
  name: string
  scopes: string[]
}

/** Creates an API key; returns the key or the refusal. */
type CreateKey = (
  form: Values,
  signal?: AbortSignal,
) => Promise<{ readonly key: string } | (Refusal & { readonly error: string })>

/** The new key, shown until the reader leaves the page or creates another key. */
function NewKey({ value }: { value: string }) {
  return (
    <div role="status" className="mb-4 grid gap-1 rounded-2 border border-line bg-ok-soft px-4 py-3">
      <p className="font-semibold text-ok">密钥已建好，只显示这一次，请现在复制保存</p>
      <p className="flex min-w-0 items-center gap-2">
        <code className="api-name" data-new-key="">
          {value}
        </code>
        <CopyButton text={value} label="复制密钥" />
      </p>
    </div>
  )
}

/** The form for a new API key: name and groups of calls (KEY-01). */
export function KeyForm({ create, onMade }: { create: CreateKey; onMade: () => void }) {
  const id = useId()
  const [secret, setSecret] = useState<string>()
  const { form, field, submit, isSending, failure } = useDomainForm<Values>({
    initial: { name: '', scopes: ['records'] },
    normalize: (typed) => {
      const { name, scopes } = trimKeyForm(typed)
      return { name, scopes: [...scopes] }
    },
    check: checkKeyForm,
    send: async (values, signal) => {
      const answer = await create(values, signal)
      if ('error' in answer) return answer
      setSecret(answer.key)
      return null
    },
    onSent: () => {
      form.reset()
      onMade()
    },
  })
  const { error: scopesError, ...scopes } = field('scopes')
  return (
    <>
      {secret !== undefined && <NewKey value={secret} />}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="名称"
          required
          autoComplete="off"
          maxLength={KEY_NAME_MAX}
          hint="写明哪个程序用它，如“每日报表”"
          {...field('name')}
        />
        <fieldset aria-describedby={`${id}-error`} className="grid gap-2">
          <legend className="mb-1">
            可以调用的接口
            <span className="ml-0.5 text-bad" aria-hidden="true">
              *
            </span>
          </legend>
          <div className="grid gap-2 md:grid-cols-2">
            {KEY_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} {...scopes}>
                {KEY_SCOPE_LABELS[scope].label}
                <span className="block text-12 text-ink-3">{KEY_SCOPE_LABELS[scope].hint}</span>
              </Checkbox>
            ))}
          </div>
          <p id={`${id}-error`} className="text-12 text-bad empty:hidden" aria-live="polite">
            {scopesError}
          </p>
        </fieldset>
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
        <p>
          <Button type="submit" variant="primary" loading={isSending}>
            新建密钥
          </Button>
        </p>
      </form>
    </>
  )
}
