export { myCompanyFeature } from './my-company.feature'
export { myCompanyStore } from './my-company.store'
