export { SearchAssist } from './search-assist'
export { submitSearch } from './submit-search'
