export { countSites, type SiteCounts } from './count-sites'
export {
  describeSite,
  findWorkSpan,
  listOngoingWorks,
  type ManagedWork,
  OVERDUE_DAYS,
  type WorkSpan,
} from './ongoing-works'
