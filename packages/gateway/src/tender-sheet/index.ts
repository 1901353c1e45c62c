export { tenderSheetFeature } from './tender-sheet.feature'
