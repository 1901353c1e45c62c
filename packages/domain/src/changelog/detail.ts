import { ERROR_TEXTS, errorText } from '../errors'
import { goTo, noChange } from '../machine'
import type { ChangelogFailure } from './changelog.ports'
import type { ChangelogEvent, ChangelogState, ChangelogStep } from './changelog.state'

/** The right side of the change log: the chosen entry and its images (CHG-02). */

type Event<T extends ChangelogEvent['type']> = Extract<ChangelogEvent, { type: T }>

// URLs that a browser can only show as an image, never run.
const IMAGE = /^(?:https?:\/\/|\/)[^\s\p{Cc}]+$/iu

/** The address of the image that a click on the body hit, or null for anything else. */
export function findImageUrl(tagName: string, src: string | null): string | null {
  if (src === null || tagName.toLowerCase() !== 'img') return null
  const address = src.trim()
  return IMAGE.test(address) ? address : null
}

/** The message for a failed call. */
export function formatFailure({ error, message }: ChangelogFailure): string {
  return errorText(error, message) ?? ERROR_TEXTS['00001']
}

/** Fetches the body of an entry to show it on the right. */
export function showEntry(state: ChangelogState, id: string): ChangelogStep {
  return {
    state: { ...state, detail: { at: 'loading', id } },
    effects: [{ type: 'fetchDetail', afterMs: 0, generation: state.generation, id }],
  }
}

/** Chooses another entry of the list; the current entry is not fetched again. */
export function chooseEntry(state: ChangelogState, id: string): ChangelogStep {
  const { detail, entries } = state
  return detail.id === id || !entries.some((entry) => entry.id === id)
    ? noChange(state)
    : showEntry(state, id)
}

/** Fetches the body again after a failure. */
export function retryDetail(state: ChangelogState): ChangelogStep {
  return state.detail.at === 'failed' ? showEntry(state, state.detail.id) : noChange(state)
}

const isAwaited = (state: ChangelogState, event: { readonly generation: number; readonly id: string }) =>
  state.detail.at === 'loading' && state.detail.id === event.id && state.generation === event.generation

/** Shows the received body of the chosen entry; the body of another entry is ignored. */
export function receiveDetail(state: ChangelogState, event: Event<'detailLoaded'>): ChangelogStep {
  const { id, textBody } = event
  return goTo(
    isAwaited(state, event) ? { ...state, detail: { at: 'shown', id, textBody, preview: null } } : state,
  )
}

/** Shows the failure to load the body, and allows a retry. */
export function receiveDetailFailure(state: ChangelogState, event: Event<'detailFailed'>): ChangelogStep {
  const { id, failure } = event
  return goTo(
    isAwaited(state, event)
      ? { ...state, detail: { at: 'failed', id, text: formatFailure(failure) } }
      : state,
  )
}

/** A click on an image in the body opens its preview; other clicks do nothing. */
export function clickBody(state: ChangelogState, event: Event<'clickBody'>): ChangelogStep {
  const preview = findImageUrl(event.tagName, event.src)
  if (state.detail.at !== 'shown' || preview === null || preview === state.detail.preview)
    return noChange(state)
  return goTo({ ...state, detail: { ...state.detail, preview } })
}

/** Closes the image preview and keeps the entry. */
export function closeImage(state: ChangelogState): ChangelogStep {
  if (state.detail.at !== 'shown' || state.detail.preview === null) return noChange(state)
  return goTo({ ...state, detail: { ...state.detail, preview: null } })
}
