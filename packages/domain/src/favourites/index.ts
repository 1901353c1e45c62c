export {
  canAddFavourite,
  FAVOURITE_TEXTS,
  formatRecordKey,
  MAX_FAVOURITES,
  MAX_STATES_PER_CALL,
  parseRecordKey,
  type RecordRef,
  UNDO_MS,
} from './favourites'
export { starStep } from './star.machine'
export { type Star, type StarEffect, type StarEvent, UNKNOWN_STAR } from './star.state'
