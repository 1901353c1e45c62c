import { toast } from '@zhushutong/ui/overlays/toast'
import type { StarMarks } from '@/marks/mark-contexts'
import { createPageMarks } from '@/marks/page-marks'
import { NO_NETWORK } from '@/wiring/browser/failure'
import type { Gateway } from '@/wiring/browser/gateway'
import { favouritesPort } from './favourites-port'
import type { StarBoard } from './star-board'

interface PageStars extends StarMarks {
  /** Adds a record, unless it is a favourite already. */
  readonly keep: (key: string) => void
}

/** The stars of a page (FAV-02), loaded for members; their code is loaded with the first star. */
export function createPageStars(isMember: boolean, gateway: Gateway, refresh: () => void): PageStars {
  const refreshing = new Set<string>()
  let board: Promise<StarBoard> | undefined

  const loadBoard = (): Promise<StarBoard> => {
    board ??= import('@/features/favourites/star-board').then(({ createStarBoard }) =>
      createStarBoard({
        port: favouritesPort(gateway),
        show: (key, isOn) => marks.values.setState({ [key]: isOn }),
        onSaved: (key) => {
          if (refreshing.has(key)) refresh()
        },
      }),
    )
    board.catch(() => {
      board = undefined
    })
    return board
  }

  const marks = createPageMarks<boolean>(async (keys) => {
    if (isMember) await (await loadBoard()).load(keys)
    return {}
  })

  const reportFailure = () => toast(NO_NETWORK, 'warn')
  return {
    ...marks,
    press: (key, isOn, refreshes) => {
      if (refreshes) refreshing.add(key)
      loadBoard().then(({ press }) => press(key, isOn), reportFailure)
    },
    keep: (key) => void loadBoard().then(({ keep }) => keep(key), reportFailure),
  }
}
