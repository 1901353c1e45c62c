export { countSites, type SiteCounts } from './count-sites'
export { describeSite, listOngoingWorks, type ManagedWork, OVERDUE_DAYS } from './ongoing-works'
