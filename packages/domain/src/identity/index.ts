export { DEPENDANT_PATTERN, parentName } from './parent-name'
