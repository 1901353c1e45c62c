import { type Optimistic, want } from './optimistic'

/** What a person thinks of an answer (AI-03). */
export type Rating = 'like' | 'none' | 'dislike'

/** The two buttons below an answer. */
export type RatingButton = Exclude<Rating, 'none'>

/** The server's word for a rating: whatever is neither like nor dislike is none (AI-03). */
export const ratingOf = (value: string | null): Rating =>
  value === 'like' || value === 'dislike' ? value : 'none'

/** The button that is on cancels the rating, the other one replaces it (AI-03). */
export const toggledRating = (shown: Rating, pressed: RatingButton): Rating =>
  shown === pressed ? 'none' : pressed

/** A press shows at once; the failing call puts the rating back with `answered` (AI-03). */
export const pressRating = (rating: Optimistic<Rating>, pressed: RatingButton): Optimistic<Rating> =>
  want(rating, toggledRating(rating.wanted, pressed))
