export { still } from './still'
