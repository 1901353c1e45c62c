export { CIVIC_CLASSES, macroAmount } from './civic-works'
