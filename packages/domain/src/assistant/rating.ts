import { type Optimistic, setOptimistic } from './optimistic'

/** The user's rating of an answer (AI-03). */
export type Rating = 'like' | 'none' | 'dislike'

/** The two buttons below an answer. */
export type RatingButton = Exclude<Rating, 'none'>

/** Reads a rating from the server: anything but like and dislike is none (AI-03). */
export const parseRating = (value: string | null): Rating =>
  value === 'like' || value === 'dislike' ? value : 'none'

/** The rating after a press: pressing the active button cancels it, the other button replaces it (AI-03). */
export const toggleRating = (shown: Rating, pressed: RatingButton): Rating =>
  shown === pressed ? 'none' : pressed

/** Shows a pressed rating at once; `answered` rolls it back if the call fails (AI-03). */
export const pressRating = (rating: Optimistic<Rating>, pressed: RatingButton): Optimistic<Rating> =>
  setOptimistic(rating, toggleRating(rating.wanted, pressed))
