export {
  BRANCH_CITIES,
  type BranchCity,
  DEFAULT_CITY,
  findCityByLocation,
  findSiteCity,
  formatSiteHost,
  type IpLocation,
} from './branch-cities'
export { DEFAULT_LOCATION, readIpLocation } from './ip-location'
export { REGIONAL_PLATFORMS } from './platforms'
export { findProvince, PROVINCES } from './provinces'
