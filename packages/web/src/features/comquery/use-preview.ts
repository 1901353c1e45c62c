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
import type { ComqueryInput } from './query-input'

type Failed = { readonly error: string; readonly message: string | null }

export type Preview = (input: ComqueryInput, signal: AbortSignal) => Promise<ComqueryPreview | Failed>

export type PreviewState =
  | { readonly at: 'nothing' }
  | { readonly at: 'counting'; readonly before: ComqueryPreview | null }
  | { readonly at: 'counted'; readonly preview: ComqueryPreview }
  | { readonly at: 'failed'; readonly message: string }

/** Debounce of typing before a count, in ms. */
const REST_MS = 400

const NOTHING: PreviewState = { at: 'nothing' }
const COUNTING: PreviewState = { at: 'counting', before: null }

const buildState = (answer: ComqueryPreview | Failed): PreviewState =>
  'error' in answer
    ? { at: 'failed', message: answer.message ?? '暂时无法统计，请稍后重试' }
    : { at: 'counted', preview: answer }

/** The previous counts are shown during a new count. */
const withPreviousCounts = (before: PreviewState, state: PreviewState): PreviewState => {
  if (state.at !== 'counting') return state
  if (before.at === 'counting') return before
  return { at: 'counting', before: before.at === 'counted' ? before.preview : null }
}

const counted = (inputs: Observable<string>, preview: Preview): Observable<PreviewState> =>
  inputs.pipe(
    distinctUntilChanged(),
    switchMap((text) =>
      text === ''
        ? of(NOTHING)
        : of(JSON.parse(text) as ComqueryInput).pipe(
            latest(REST_MS, preview),
            map(buildState),
            startWith(COUNTING),
          ),
    ),
    scan(withPreviousCounts, NOTHING),
  )

/** The counts of each condition, updated when typing pauses; an outdated count is aborted. */
export function usePreview(input: ComqueryInput, isMember: boolean, preview: Preview): PreviewState {
  const text = isMember && Object.keys(input.conditions).length > 0 ? JSON.stringify(input) : ''
  const [texts] = useState(() => new ReplaySubject<string>(1))
  const states = useMemo(() => counted(texts, preview), [texts, preview])
  useEffect(() => texts.next(text), [texts, text])
  return useStream(states, NOTHING)
}
