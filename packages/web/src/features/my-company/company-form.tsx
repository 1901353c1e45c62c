'use client'

import { MAX_COMPANY_TEXT, MY_COMPANY_TEXTS, parseCompanyQuery } from '@zhushutong/domain/my-company'
import { SUGGESTION_DEBOUNCE_MS } from '@zhushutong/domain/portal/search'
import type { Suggestion } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { useMemo, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { latest } from '@/streams/latest'
import { useStream } from '@/streams/use-stream'
import { SuggestedCompanies } from './suggested-companies'

/** Companies whose name starts with, sounds like or contains the text; null if loading failed. */
type SuggestCompanies = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | null>

/** Saves a company as the member's own company; null on success. */
type SaveCompany = (
  chosen: { readonly id: string } | { readonly text: string },
  signal?: AbortSignal,
) => Promise<Refusal | null>

const NOTHING = { text: '', companies: [] as readonly Suggestion[] }

/**
 * The form for the member's own company: by name or credit code, or from suggestions while typing (MYC-01).
 */
export function CompanyForm({
  suggest,
  save,
  onSaved,
}: {
  suggest: SuggestCompanies
  save: SaveCompany
  onSaved: () => void
}) {
  const [typed] = useState(() => new BehaviorSubject(''))
  const suggested = useMemo(
    () =>
      typed.pipe(
        latest(SUGGESTION_DEBOUNCE_MS, async (text, signal) => ({
          text,
          companies: text === '' ? [] : ((await suggest(text, signal)) ?? []),
        })),
      ),
    [typed, suggest],
  )
  const { text, companies } = useStream(suggested, NOTHING)
  const { form, field, submit, isSending, failure } = useDomainForm<{ text: string }>({
    initial: { text: '' },
    normalize: (values) => ({ text: values.text.trim() }),
    check: (values) => {
      const query = parseCompanyQuery(values.text)
      return 'error' in query ? [{ field: 'text', message: query.error }] : []
    },
    send: ({ text }, signal) => save({ text }, signal),
    onSent: onSaved,
  })
  const { onChange, ref, ...input } = field('text')
  const search = ({ value }: HTMLInputElement) => typed.next(value.trim())
  const early = useEarlyInput(search)
  const choose = async ({ id }: Suggestion) => {
    const refusal = await save({ id })
    if (refusal === null) onSaved()
    else form.setError('text', { type: 'server', message: refusal.message ?? MY_COMPANY_TEXTS.none })
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[560px] gap-3">
      <TextField
        label="企业全称或统一社会信用代码"
        required
        autoComplete="off"
        maxLength={MAX_COMPANY_TEXT}
        placeholder="输入名称中的几个字，从提示中选择"
        {...input}
        ref={(element) => {
          early.current = element
          ref(element)
        }}
        onChange={(event) => {
          search(event.currentTarget)
          return onChange(event)
        }}
        beside={
          <Button type="submit" variant="primary" loading={isSending} className="flex-none">
            确定
          </Button>
        }
      />
      <SuggestedCompanies text={text} companies={companies} onChoose={choose} />
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
    </form>
  )
}
