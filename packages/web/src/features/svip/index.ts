export { GuideDialog } from './guide-dialog'
export { SvipView } from './svip.view'
