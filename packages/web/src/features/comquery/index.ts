export { ComqueryView } from './comquery.view'
export type { FormModel } from './form.types'
export { formModel } from './form-model'
export { ComqueryResult } from './result.view'
