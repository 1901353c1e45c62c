'use client'

import { Button } from '@zhushutong/ui/button'
import { buttonClass } from '@zhushutong/ui/button-class'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { type SubmitEvent, useRef } from 'react'
import { useLoginFirst } from '@/triggers/login-first'
import { ConditionGroup } from './condition-group'
import { Effect, EffectTrigger } from './effect'
import type { FormModel, FormValues } from './form.types'
import { emptyRow } from './query-input'
import type { Preview } from './use-preview'

// Checks that fail to load count as passed: the target page validates again.
const check = (values: FormValues) =>
  import('./checks').then(
    ({ checkConditions }) => checkConditions(values),
    () => [],
  )

// Empty fields are left out of the address. A name with any value is sent whole: the n-th values of a group
// belong together.
const dropEmpty = (event: FormDataEvent) => {
  const { formData } = event
  for (const name of new Set([...formData.keys()]))
    if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
}

const createEmptyValues = ({ groups }: FormModel): FormValues => ({
  rows: Object.fromEntries(groups.map((group) => [group.key, [emptyRow(group)]])),
  any: false,
})

/** The conditions of a combined query: a form that works without JavaScript, and counts while typing. */
export function ComqueryForm({
  model,
  isMember,
  preview,
}: {
  model: FormModel
  isMember: boolean
  preview: Preview
}) {
  const element = useRef<HTMLFormElement>(null)
  const isChecked = useRef(false)
  const { form, submit, settle, failure } = useDomainForm<FormValues>({
    initial: model.values,
    problems: model.problems,
    check,
    // Submitted by the browser, as without JavaScript; the page's submit listeners run too.
    send: async () => {
      // The browser rejects a new submission during the submit event.
      await new Promise((resolve) => setTimeout(resolve))
      isChecked.current = true
      element.current?.requestSubmit()
      return null
    },
  })
  const loginFirst = useLoginFirst()
  const checkFirst = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isChecked.current) return void submit(event)
    isChecked.current = false
    loginFirst(event)
  }
  return (
    <form
      action="/comquery/result"
      method="get"
      aria-label="组合查询条件"
      noValidate
      onSubmit={checkFirst}
      ref={(mounted) => {
        element.current = mounted
        // biome-ignore lint/plugin: React has no property for the event.
        mounted?.addEventListener('formdata', dropEmpty)
        return () => mounted?.removeEventListener('formdata', dropEmpty)
      }}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      {/* The first submit button: Enter presses it, and must submit the form, not add a row. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <div className="card">
        {model.groups.map((group) => (
          <ConditionGroup key={group.key} group={group} control={form.control} onSettle={settle} />
        ))}
      </div>
      <div className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-(--gutter) max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3 lg:sticky lg:top-[calc(var(--header-h)+16px)]">
        <Effect control={form.control} isMember={isMember} preview={preview} />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
        <div className="flex gap-2">
          <EffectTrigger />
          <Button onClick={() => form.reset(createEmptyValues(model))}>清空</Button>
          <button type="submit" className={`${buttonClass({ variant: 'primary' })} flex-1`}>
            查询企业
          </button>
        </div>
      </div>
    </form>
  )
}
