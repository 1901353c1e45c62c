import { createStarBoard, type StarBoard } from '@/features/favourites/star-board'
import { port } from '@/wiring/browser/ports'

/** The stars of a page (FAV-02); loaded for members, on pages with stars. */
export function createStars(onSaved: () => void): StarBoard {
  return createStarBoard(port('favourites'), onSaved)
}
