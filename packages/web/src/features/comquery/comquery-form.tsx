'use client'

import { Button, buttonClass } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { CloseIcon } from '@/ui/icon'
import { ResponsiveSheet, SheetTrigger } from '@/ui/responsive-sheet'
import { ConditionField } from './condition-field'
import { Counts, countText } from './counts'
import type { FormGroup, FormModel } from './form-model'
import { type LiveRow, useConditions } from './use-conditions'
import { type Preview, type PreviewState, usePreview } from './use-preview'

const SHEET = 'comquery-counts'
const QUALIFICATION = 'qualification'

type Live = ReturnType<typeof useConditions>

function Row({ group, row, live, place }: { group: FormGroup; row: LiveRow; live: Live; place: number }) {
  const isEmpty = Object.values(row.values).every((value) => value === '')
  return (
    <div className="flex items-start gap-2 border-b border-dashed border-line py-2 last:border-b-0">
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-2">
        {group.fields.map((field) => (
          <ConditionField
            key={field.key}
            group={group.key}
            field={field}
            value={row.values[field.key] ?? ''}
            error={row.errors[field.key]}
            onChange={(value) => live.type(group.key, row.id, field.key, value)}
          />
        ))}
      </div>
      {group.most > 1 && !(isEmpty && place === 1) && (
        <button
          type="button"
          className="grid size-10 flex-none place-items-center text-ink-3 hover:text-bad"
          aria-label={`移除第 ${place} 个${group.label}条件`}
          onClick={() => live.remove(group.key, row.id)}
        >
          <CloseIcon size={14} />
        </button>
      )}
    </div>
  )
}

function Group({ group, live }: { group: FormGroup; live: Live }) {
  const rows = live.rows[group.key] ?? []
  return (
    <fieldset className="border-b border-line px-3 py-3 last:border-b-0 md:px-6">
      <legend className="float-left w-full font-semibold">{group.label}</legend>
      <div className="clear-both">
        {rows.map((row, i) => (
          <Row key={row.id} group={group} row={row} live={live} place={i + 1} />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          {rows.length < group.most && (
            // Without script the form comes back with one more row.
            <button
              type="submit"
              name="add"
              value={group.key}
              formAction="/comquery/"
              className="py-1 text-primary"
              onClick={(event) => {
                event.preventDefault()
                live.add(group.key)
              }}
            >
              ＋ 添加{group.label}条件
            </button>
          )}
          {group.key === QUALIFICATION && (
            <Checkbox
              name="match"
              value="any"
              checked={live.any}
              onChange={(event) => live.setAny(event.target.checked)}
            >
              具有其中之一即可
            </Checkbox>
          )}
        </div>
      </div>
    </fieldset>
  )
}

function Effect({ state, isMember }: { state: PreviewState; isMember: boolean }) {
  if (!isMember) return <p className="text-ink-2">登录后可实时查看每个条件各有多少家企业符合。</p>
  if (state.at === 'nothing')
    return <p className="text-ink-2">填写条件后，这里显示每个条件单独与全部满足的企业数量。</p>
  if (state.at === 'failed') return <p className="text-bad">{state.message}</p>
  const preview = state.at === 'counted' ? state.preview : state.before
  if (!preview) return <p className="text-ink-2">正在统计…</p>
  return (
    <div className={state.at === 'counting' ? 'opacity-60' : undefined} aria-busy={state.at === 'counting'}>
      <Counts preview={preview} />
    </div>
  )
}

const summary = (state: PreviewState): string => {
  if (state.at === 'counted') return `全部满足 ${countText(state.preview)} 家`
  return state.at === 'counting' ? '正在统计…' : ''
}

// An address without the fields that nobody filled in; the n-th values of a sort still belong together.
const dropEmpty = (event: FormDataEvent) => {
  const { formData } = event
  for (const name of new Set([...formData.keys()]))
    if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
}

/** The conditions of a combined query: a form that works without script, and counts while one types. */
export function ComqueryForm({
  model,
  isMember,
  preview,
}: {
  model: FormModel
  isMember: boolean
  preview: Preview
}) {
  const live = useConditions(model)
  const state = usePreview(live.asked, isMember, preview)
  return (
    <form
      action="/comquery/result"
      method="get"
      data-login-first=""
      aria-label="组合查询条件"
      ref={(form) => {
        form?.addEventListener('formdata', dropEmpty)
        return () => form?.removeEventListener('formdata', dropEmpty)
      }}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div className="card">
        {model.groups.map((group) => (
          <Group key={group.key} group={group} live={live} />
        ))}
      </div>
      <div className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-(--gutter) max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3 lg:sticky lg:top-[calc(var(--header-h)+16px)]">
        <ResponsiveSheet id={SHEET} title="条件效果">
          <div className="card p-4 max-md:border-0 max-md:px-0">
            <h2 className="mb-3 font-semibold max-md:sr-only">条件效果</h2>
            <Effect state={state} isMember={isMember} />
          </div>
        </ResponsiveSheet>
        <p role="status" className="text-ink-2 empty:hidden md:sr-only">
          {summary(state)}
        </p>
        <div className="flex gap-2">
          <SheetTrigger target={SHEET}>条件效果</SheetTrigger>
          <Button onClick={live.clear}>清空</Button>
          <button type="submit" className={`${buttonClass({ variant: 'primary' })} flex-1`}>
            查询企业
          </button>
        </div>
      </div>
    </form>
  )
}
