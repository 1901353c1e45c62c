import {
  FAVOURITE_TEXTS,
  MAX_ASKED,
  type RecordRef,
  readRef,
  refKey,
  type Star,
  type StarEffect,
  type StarEvent,
  starStep,
  UNKNOWN_STAR,
} from '@zhushutong/domain/favourites'
import { toast } from '@/ui/toast'

interface Refusal {
  readonly error: string
  readonly message: string | null
}

/** The gateway's side of favourites; failures are data. */
export interface FavouritesPort {
  readonly collected: (refs: readonly RecordRef[]) => Promise<readonly RecordRef[] | Refusal>
  readonly add: (ref: RecordRef) => Promise<true | Refusal>
  readonly remove: (ref: RecordRef) => Promise<true | Refusal>
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-collect]')]
const keyOf = (button: HTMLElement) => button.dataset.collect ?? ''

const isShownOn = (key: string) =>
  buttons().some((one) => keyOf(one) === key && one.getAttribute('aria-pressed') === 'true')

/** A page that comes with a star set knew of it. */
const first = (key: string): Star =>
  isShownOn(key) ? { known: true, wanted: true, saving: false } : UNKNOWN_STAR

export type StarBoard = ReturnType<typeof createStarBoard>

/** All stars of a page: asked about in one call, pressed one by one (FAV-02). `onSaved` follows each change. */
export function createStarBoard(port: FavouritesPort, onSaved: () => void = () => {}) {
  const stars = new Map<string, Star>()
  let asking: Promise<void> | null = null

  const show = (key: string, { wanted }: Star) => {
    for (const button of buttons().filter((one) => keyOf(one) === key))
      button.setAttribute('aria-pressed', String(wanted))
  }

  const save = async (key: string, collected: boolean): Promise<void> => {
    const ref = readRef(key)
    if (!ref) return
    const answer = await (collected ? port.add(ref) : port.remove(ref))
    follow(key, answer === true ? { type: 'saved', collected } : { type: 'refused', message: answer.message })
    if (answer === true) onSaved()
  }

  const run = (key: string, effect: StarEffect) => {
    if (effect.type === 'save') return void save(key, effect.collected)
    if (effect.type === 'tell-refused') return toast(effect.message ?? FAVOURITE_TEXTS.failed, 'warn')
    const { collected } = effect
    const undo = () => {
      if (stars.get(key)?.wanted === collected) follow(key, { type: 'pressed' })
    }
    toast(collected ? FAVOURITE_TEXTS.added : FAVOURITE_TEXTS.removed, 'ok', {
      label: FAVOURITE_TEXTS.undo,
      run: undo,
    })
  }

  const follow = (key: string, event: StarEvent) => {
    const { state, effects } = starStep(stars.get(key) ?? first(key), event)
    stars.set(key, state)
    show(key, state)
    for (const effect of effects) run(key, effect)
  }

  const askAll = async (): Promise<void> => {
    const keys = [...new Set(buttons().map(keyOf))]
    const refs = keys
      .map(readRef)
      .filter((ref) => ref !== null)
      .slice(0, MAX_ASKED)
    if (refs.length === 0) return
    const answer = await port.collected(refs)
    // Without an answer the stars stay as they are: pressed, they still collect.
    if ('error' in answer) return
    const collected = new Set(answer.map(refKey))
    for (const key of refs.map(refKey)) follow(key, { type: 'known', collected: collected.has(key) })
  }

  const ask = (): Promise<void> => {
    asking ??= askAll()
    return asking
  }

  return {
    /** Asks for the state of all stars on the page, once. */
    ask,
    press: (key: string): void => follow(key, { type: 'pressed' }),
    /** Collects a record; leaves it alone where it is collected. */
    keep: async (key: string): Promise<void> => {
      await ask()
      if (!stars.get(key)?.wanted) follow(key, { type: 'pressed' })
    },
  }
}
