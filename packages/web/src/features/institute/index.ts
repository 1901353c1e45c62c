export { BarsView, type ListedBar } from './bars.view'
export { type ListedResearch, ResearchList, ResearchView } from './research.view'
