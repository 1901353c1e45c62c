export { SecurityView } from './security.view'
