export { distanceBetween } from './distance'
export {
  divisionLabel,
  divisionName,
  divisionPath,
  findDivisionByLocation,
  findDivisionByName,
  findDivisions,
  listDivisions,
  shortDivisionName,
  shortNameOf,
  shortPlace,
} from './divisions'
export { findPlaceAtStart, findPlaceName, listNamesWithin, listPlaceNames, type PlaceName } from './gazetteer'
export { type Offices, officesOf } from './offices'
export type { Division } from './table'
