export { myCompanyFeature } from './my-company.feature'
