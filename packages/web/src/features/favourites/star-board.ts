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
  readonly collected: (refs: readonly RecordRef[]) => Promise<readonly RecordRef[] | Refusal>
  readonly add: (ref: RecordRef) => Promise<true | Refusal>
  readonly remove: (ref: RecordRef) => Promise<true | Refusal>
}

export type StarBoard = ReturnType<typeof createStarBoard>

/** All stars of a page, toggled separately (FAV-02). */
export function createStarBoard({
  port,
  show,
  onSaved,
}: {
  port: FavouritesPort
  /** Shows the state of a record's stars. */
  show: (key: string, isOn: boolean) => void
  onSaved: (key: string) => void
}) {
  const stars = new Map<string, RunningMachine<Star, StarEvent>>()

  const save = async (key: string, collected: boolean): Promise<void> => {
    const ref = parseRecordKey(key)
    if (!ref) return
    const answer = await (collected ? port.add(ref) : port.remove(ref))
    findStar(key).send(
      answer === true ? { type: 'saved', collected } : { type: 'refused', message: answer.message },
    )
    if (answer === true) onSaved(key)
  }

  const notify = (key: string, collected: boolean): void => {
    const undo = () => {
      const star = findStar(key)
      if (star.state().wanted === collected) star.send({ type: 'pressed' })
    }
    toast(collected ? FAVOURITE_TEXTS.added : FAVOURITE_TEXTS.removed, 'ok', {
      label: FAVOURITE_TEXTS.undo,
      run: undo,
    })
  }

  const runStar = (key: string, isOn: boolean) =>
    runMachine<Star, StarEvent, StarEffect>({
      // A star shown as set needs no loading.
      initial: isOn ? { known: true, wanted: true, saving: false } : UNKNOWN_STAR,
      step: starStep,
      onState: ({ wanted }) => show(key, wanted),
      perform: {
        save: ({ collected }) => save(key, collected),
        tell: ({ collected }) => notify(key, collected),
        'tell-refused': ({ message }) => toast(message ?? FAVOURITE_TEXTS.failed, 'warn'),
      },
    })

  const findStar = (key: string, isOn = false) => {
    const star = stars.get(key) ?? runStar(key, isOn)
    stars.set(key, star)
    return star
  }

  /** Loads the states of some stars. If it fails they stay unset: a click still adds. */
  const load = async (keys: readonly string[]): Promise<void> => {
    const refs = keys
      .map(parseRecordKey)
      .filter((ref) => ref !== null)
      .slice(0, MAX_STATES_PER_CALL)
    if (refs.length === 0) return
    const answer = await port.collected(refs)
    if ('error' in answer) return
    const collected = new Set(answer.map(formatRecordKey))
    for (const key of refs.map(formatRecordKey)) {
      const star = findStar(key)
      star.send({ type: 'known', collected: collected.has(key) })
      // Shown even without a change: the page may have set only some of a record's stars.
      show(key, star.state().wanted)
    }
  }

  return {
    load,
    press: (key: string, isOn = false): void => findStar(key, isOn).send({ type: 'pressed' }),
    /** Adds a record, unless it is a favourite already. */
    keep: async (key: string): Promise<void> => {
      await load([key])
      const star = findStar(key)
      if (!star.state().wanted) star.send({ type: 'pressed' })
    },
  }
}
