export type { VisitorData } from './home.types'
export { VisitorHome } from './home.view'
export type { MyDayData } from './my-day.types'
export { MyDay } from './my-day.view'
