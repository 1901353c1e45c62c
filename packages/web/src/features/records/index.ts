export { AggregateView, DirectoryView, segmentOf } from './aggregate.view'
export { DetailView } from './detail.view'
export { listPath, recordHref, viewHref } from './detail-href'
export { ListView } from './list.view'
export {
  effectiveQuery,
  hrefOf,
  type ListLocation as ListPlace,
  listTitle as placeTitle,
  showsAllChoices as opensFilters,
} from './list-model'
export { ListRow } from './list-row'
export { relatedValue } from './related-section'
export { sectionPageOf } from './section-pager'
