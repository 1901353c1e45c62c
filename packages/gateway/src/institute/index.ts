export { instituteFeature } from './institute.feature'
