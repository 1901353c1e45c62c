export { BarsView, type ListedBar } from './bars.view'
export { ResearchList, ResearchView } from './research.view'
