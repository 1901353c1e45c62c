export { ComqueryView } from './comquery.view'
export { type FormModel, formModel } from './form-model'
export { ComqueryResult } from './result.view'
export type { Preview } from './use-preview'
