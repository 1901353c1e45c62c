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
export { type Offices, officesOf } from './offices'
export type { Division } from './table'
