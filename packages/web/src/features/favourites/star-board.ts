import {
  FAVOURITE_TEXTS,
  formatRecordKey,
  MAX_STATES_PER_CALL,
  parseRecordKey,
  type RecordRef,
  type Star,
  type StarEffect,
  type StarEvent,
  starStep,
  UNKNOWN_STAR,
} from '@zhushutong/domain/favourites'
import { type RunningMachine, runMachine } from '@zhushutong/domain/machine'
import { toast } from '@zhushutong/ui/overlays/toast'

interface Refusal {
  readonly error: string
  readonly message: string | null
}

/** The gateway's favourites API; failures are data. */
export interface FavouritesPort {
  readonly collected: (
    refs: readonly RecordRef[],
    signal?: AbortSignal,
  ) => Promise<readonly RecordRef[] | Refusal>
  readonly add: (ref: RecordRef) => Promise<true | Refusal>
  readonly remove: (ref: RecordRef) => Promise<true | Refusal>
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-collect]')]
const readKey = (button: HTMLElement) => button.dataset.collect ?? ''

const isShownOn = (key: string) =>
  buttons().some((button) => readKey(button) === key && button.getAttribute('aria-pressed') === 'true')

/** The initial state: a star rendered as set needs no loading. */
const first = (key: string): Star =>
  isShownOn(key) ? { known: true, wanted: true, saving: false } : UNKNOWN_STAR

export type StarBoard = ReturnType<typeof createStarBoard>

/**
 * All stars of a page: loaded in one call, toggled separately (FAV-02). `onSaved` is called after each
 * change.
 */
export function createStarBoard(port: FavouritesPort, onSaved: () => void = () => {}) {
  const stars = new Map<string, RunningMachine<Star, StarEvent>>()
  let asking: Promise<void> | null = null

  const show = (key: string, { wanted }: Star) => {
    for (const button of buttons().filter((shownButton) => readKey(shownButton) === key))
      button.setAttribute('aria-pressed', String(wanted))
  }

  const save = async (key: string, collected: boolean): Promise<void> => {
    const ref = parseRecordKey(key)
    if (!ref) return
    const answer = await (collected ? port.add(ref) : port.remove(ref))
    send(key, answer === true ? { type: 'saved', collected } : { type: 'refused', message: answer.message })
    if (answer === true) onSaved()
  }

  const tell = (key: string, collected: boolean): void => {
    const undo = () => {
      if (findStar(key).state().wanted === collected) send(key, { type: 'pressed' })
    }
    toast(collected ? FAVOURITE_TEXTS.added : FAVOURITE_TEXTS.removed, 'ok', {
      label: FAVOURITE_TEXTS.undo,
      run: undo,
    })
  }

  const runStar = (key: string) =>
    runMachine<Star, StarEvent, StarEffect>({
      initial: first(key),
      step: starStep,
      onState: (star) => show(key, star),
      perform: {
        save: ({ collected }) => save(key, collected),
        tell: ({ collected }) => tell(key, collected),
        'tell-refused': ({ message }) => toast(message ?? FAVOURITE_TEXTS.failed, 'warn'),
      },
    })

  const findStar = (key: string) => {
    const star = stars.get(key) ?? runStar(key)
    stars.set(key, star)
    return star
  }

  const send = (key: string, event: StarEvent): void => findStar(key).send(event)

  const askAll = async (signal?: AbortSignal): Promise<void> => {
    const keys = [...new Set(buttons().map(readKey))]
    const refs = keys
      .map(parseRecordKey)
      .filter((ref) => ref !== null)
      .slice(0, MAX_STATES_PER_CALL)
    if (refs.length === 0) return
    const answer = await port.collected(refs, signal)
    // If loading fails the stars stay unset: a click still adds.
    if ('error' in answer) return
    const collected = new Set(answer.map(formatRecordKey))
    for (const key of refs.map(formatRecordKey)) {
      send(key, { type: 'known', collected: collected.has(key) })
      // Shown even without a change: the page may have set only some of a record's stars.
      show(key, findStar(key).state())
    }
  }

  const load = (signal?: AbortSignal): Promise<void> => {
    asking ??= askAll(signal).catch((error) => {
      asking = null
      throw error
    })
    return asking
  }

  return {
    /**
     * Loads the state of all stars on the page, once. Rejects if `signal` aborts the call; a later call then
     * loads again.
     */
    ask: load,
    press: (key: string): void => send(key, { type: 'pressed' }),
    /** Adds a record, unless it is a favourite already. */
    keep: async (key: string): Promise<void> => {
      // A previous page's signal may have aborted the call; a second attempt loads for this page.
      await load().catch(() => load())
      if (!findStar(key).state().wanted) send(key, { type: 'pressed' })
    },
  }
}
