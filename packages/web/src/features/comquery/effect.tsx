'use client'

import { ResponsiveSheet, SheetTrigger } from '@zhushutong/ui/overlays/responsive-sheet'
import { type Control, useWatch } from 'react-hook-form'
import { Counts, countText } from './counts'
import type { FormValues } from './form.types'
import { buildQueryInput } from './query-input'
import { type Preview, type PreviewState, usePreview } from './use-preview'

const SHEET = 'comquery-counts'

function Counted({ state, isMember }: { state: PreviewState; isMember: boolean }) {
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

export function Effect({
  control,
  isMember,
  preview,
}: {
  control: Control<FormValues>
  isMember: boolean
  preview: Preview
}) {
  const values = useWatch({ control }) as FormValues
  const state = usePreview(buildQueryInput(values), isMember, preview)
  return (
    <>
      <ResponsiveSheet id={SHEET} title="各条件命中数">
        <div className="card p-4 max-md:border-0 max-md:px-0">
          <h2 className="mb-3 font-semibold max-md:sr-only">各条件命中数</h2>
          <Counted state={state} isMember={isMember} />
        </div>
      </ResponsiveSheet>
      <p role="status" className="text-ink-2 empty:hidden md:sr-only">
        {summary(state)}
      </p>
    </>
  )
}

/** Opens the counts on phones. */
export function EffectTrigger() {
  return <SheetTrigger target={SHEET}>各条件命中数</SheetTrigger>
}
