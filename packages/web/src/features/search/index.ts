export { type BoxCategory, loadBoxCategories, recordHref } from './box-category'
export { SearchAssist } from './search-assist'
export { submitSearch } from './submit-search'
