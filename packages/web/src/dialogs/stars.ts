import { createStarBoard } from '@/features/favourites/star-board'
import { port } from '@/wiring/browser/ports'

/** The stars of the page (FAV-02); loaded for members, on pages that have some. */
export const { ask, keep, press } = createStarBoard(port('favourites'))
