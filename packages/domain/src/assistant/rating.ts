import { type Optimistic, setOptimistic } from './optimistic'

/** The user's rating of an answer (AI-03). */
export type Rating = 'like' | 'none' | 'dislike'

export type RatingButton = Exclude<Rating, 'none'>

/** A rating from the server: anything but like and dislike is none (AI-03). */
export function parseRating(value: string | null): Rating {
  return value === 'like' || value === 'dislike' ? value : 'none'
}

/** The rating after a press: pressing the active button cancels it, the other button replaces it (AI-03). */
export function toggleRating(shown: Rating, pressed: RatingButton): Rating {
  return shown === pressed ? 'none' : pressed
}

/** Shows a pressed rating at once; `confirmOptimistic` rolls it back if the call fails (AI-03). */
export function pressRating(rating: Optimistic<Rating>, pressed: RatingButton): Optimistic<Rating> {
  return setOptimistic(rating, toggleRating(rating.wanted, pressed))
}
