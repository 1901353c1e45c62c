export { DetailView } from './detail.view'
export { recordHref } from './detail-href'
export { ListView } from './list.view'
export { effectiveQuery, hrefOf, type ListPlace, placeTitle } from './list-model'
