import type { ComqueryPreview } from '@zhushutong/domain/comquery'
import { useEffect, useMemo, useState } from 'react'
import {
  distinctUntilChanged,
  map,
  type Observable,
  of,
  ReplaySubject,
  scan,
  startWith,
  switchMap,
} from 'rxjs'
import { latest } from '@/streams/latest'
import { useStream } from '@/streams/use-stream'
import type { Asked } from './asked'

type Failed = { readonly error: string; readonly message: string | null }

export type Preview = (asked: Asked, signal: AbortSignal) => Promise<ComqueryPreview | Failed>

export type PreviewState =
  | { readonly at: 'nothing' }
  | { readonly at: 'counting'; readonly before: ComqueryPreview | null }
  | { readonly at: 'counted'; readonly preview: ComqueryPreview }
  | { readonly at: 'failed'; readonly message: string }

/** Typing rests so long, in ms, before it is counted. */
const REST_MS = 400

const NOTHING: PreviewState = { at: 'nothing' }
const COUNTING: PreviewState = { at: 'counting', before: null }

const stateOf = (found: ComqueryPreview | Failed): PreviewState =>
  'error' in found
    ? { at: 'failed', message: found.message ?? '暂时无法统计，请稍后重试' }
    : { at: 'counted', preview: found }

/** While it is counted anew, the last counts stay. */
const keepCounts = (before: PreviewState, state: PreviewState): PreviewState => {
  if (state.at !== 'counting') return state
  if (before.at === 'counting') return before
  return { at: 'counting', before: before.at === 'counted' ? before.preview : null }
}

const counted = (asked: Observable<string>, preview: Preview): Observable<PreviewState> =>
  asked.pipe(
    distinctUntilChanged(),
    switchMap((text) =>
      text === ''
        ? of(NOTHING)
        : of(JSON.parse(text) as Asked).pipe(latest(REST_MS, preview), map(stateOf), startWith(COUNTING)),
    ),
    scan(keepCounts, NOTHING),
  )

/** What each condition leaves, counted anew once typing rests; a count that is out of date is given up. */
export const usePreview = (asked: Asked, isMember: boolean, preview: Preview): PreviewState => {
  const text = isMember && Object.keys(asked.conditions).length > 0 ? JSON.stringify(asked) : ''
  const [texts] = useState(() => new ReplaySubject<string>(1))
  const states = useMemo(() => counted(texts, preview), [texts, preview])
  useEffect(() => texts.next(text), [texts, text])
  return useStream(states, NOTHING)
}
