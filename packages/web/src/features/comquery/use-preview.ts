import type { ComqueryPreview } from '@zhushutong/domain/comquery'
import { useEffect, useState } from 'react'
import type { Asked } from './form-model'

export type Preview = (
  asked: Asked,
) => Promise<ComqueryPreview | { readonly error: string; readonly message: string | null }>

export type PreviewState =
  | { readonly at: 'nothing' }
  | { readonly at: 'counting'; readonly before: ComqueryPreview | null }
  | { readonly at: 'counted'; readonly preview: ComqueryPreview }
  | { readonly at: 'failed'; readonly message: string }

/** Typing rests so long, in ms, before it is counted. */
const REST_MS = 400

/** What each condition leaves, counted anew once typing rests; only the last answer counts. */
export const usePreview = (asked: Asked, isMember: boolean, preview: Preview): PreviewState => {
  const [state, setState] = useState<PreviewState>({ at: 'nothing' })
  const text = isMember && Object.keys(asked.conditions).length > 0 ? JSON.stringify(asked) : ''

  useEffect(() => {
    if (text === '') return setState({ at: 'nothing' })
    let wanted = true
    setState((before) => ({ at: 'counting', before: before.at === 'counted' ? before.preview : null }))
    const timer = setTimeout(async () => {
      const found = await preview(JSON.parse(text) as Asked)
      if (!wanted) return
      setState(
        'error' in found
          ? { at: 'failed', message: found.message ?? '暂时无法统计，请稍后重试' }
          : { at: 'counted', preview: found },
      )
    }, REST_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, preview])

  return state
}
