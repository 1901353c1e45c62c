import { ERROR_TEXTS, errorText } from '../errors'
import type { ChangelogFailure } from './changelog.ports'
import { type ChangelogEvent, type ChangelogState, type ChangelogStep, stay } from './changelog.state'

/** The right side of the change log: the chosen entry and its images (CHG-02). */

type Event<T extends ChangelogEvent['type']> = Extract<ChangelogEvent, { type: T }>

// Addresses that a browser shows as an image and never runs.
const IMAGE = /^(?:https?:\/\/|\/)[^\s\p{Cc}]+$/iu

/** The address of the image that a click on the body hit, or null for anything else (CHG-02). */
export function imageAddress(tagName: string, src: string | null): string | null {
  if (src === null || tagName.toLowerCase() !== 'img') return null
  const address = src.trim()
  return IMAGE.test(address) ? address : null
}

/** What a failed call says to the reader (CHG-02). */
export const failureText = ({ error, message }: ChangelogFailure): string =>
  errorText(error, message) ?? ERROR_TEXTS['00001']

/** Fetches the body of an entry to show it on the right (CHG-02). */
export const show = (state: ChangelogState, id: string): ChangelogStep => ({
  state: { ...state, detail: { at: 'loading', id } },
  effects: [{ type: 'fetchDetail', afterMs: 0, generation: state.generation, id }],
})

/** Another entry of the list; the one already chosen is not fetched again (CHG-02). */
export function choose(state: ChangelogState, id: string): ChangelogStep {
  const { detail, entries } = state
  return detail.id === id || !entries.some((entry) => entry.id === id) ? stay(state) : show(state, id)
}

/** Fetches once more the body that could not be had (CHG-02). */
export const retryDetail = (state: ChangelogState): ChangelogStep =>
  state.detail.at === 'failed' ? show(state, state.detail.id) : stay(state)

const isAwaited = (state: ChangelogState, event: { readonly generation: number; readonly id: string }) =>
  state.detail.at === 'loading' && state.detail.id === event.id && state.generation === event.generation

/** The body of the chosen entry is there; one of another entry is late (CHG-02). */
export const detailLoaded = (state: ChangelogState, event: Event<'detailLoaded'>): ChangelogStep => {
  const { id, textBody } = event
  return stay(
    isAwaited(state, event) ? { ...state, detail: { at: 'shown', id, textBody, preview: null } } : state,
  )
}

/** The body could not be had: says why, to be tried again (CHG-02). */
export const detailFailed = (state: ChangelogState, event: Event<'detailFailed'>): ChangelogStep => {
  const { id, failure } = event
  return stay(
    isAwaited(state, event) ? { ...state, detail: { at: 'failed', id, text: failureText(failure) } } : state,
  )
}

/** A click on an image of the body opens it; on anything else nothing happens (CHG-02). */
export function clickBody(state: ChangelogState, event: Event<'clickBody'>): ChangelogStep {
  const preview = imageAddress(event.tagName, event.src)
  if (state.detail.at !== 'shown' || preview === null || preview === state.detail.preview) return stay(state)
  return stay({ ...state, detail: { ...state.detail, preview } })
}

/** The image goes, the entry stays (CHG-02). */
export function closeImage(state: ChangelogState): ChangelogStep {
  if (state.detail.at !== 'shown' || state.detail.preview === null) return stay(state)
  return stay({ ...state, detail: { ...state.detail, preview: null } })
}
