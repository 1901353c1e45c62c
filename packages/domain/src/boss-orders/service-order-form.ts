import { isCreditCode, normaliseCompanyCode } from '../identity'
import { isMobile } from '../login'
import { SERVICE_KINDS, type ServiceKind } from './kinds.data'

/** A new service order as entered by the staff; empty fields are ''. */
export interface ServiceOrderForm {
  readonly kind: ServiceKind
  readonly title: string
  readonly companyName: string
  readonly creditCode: string
  readonly principalName: string
  readonly principalMobile: string
}

export interface FormProblem {
  readonly field: string
  readonly message: string
}

/** Maximum lengths in UTF-16 units (BOS-01). */
const SERVICE_ORDER_LENGTHS = { title: 60, companyName: 60, principalName: 20 } as const

const LABELS = { title: '服务名称', companyName: '企业名称', principalName: '负责人姓名' } as const

/** The form with its texts trimmed (BOS-01). */
export function trimServiceOrder(typed: ServiceOrderForm): ServiceOrderForm {
  return {
    kind: typed.kind,
    title: typed.title.trim(),
    companyName: typed.companyName.trim(),
    creditCode: normaliseCompanyCode(typed.creditCode),
    principalName: typed.principalName.trim(),
    principalMobile: typed.principalMobile.replace(/\s/g, ''),
  }
}

/** All problems of a trimmed form, in its order (BOS-01). */
export function checkServiceOrder(form: ServiceOrderForm): FormProblem[] {
  const texts = (['title', 'companyName', 'principalName'] as const).flatMap((field) => {
    if (form[field] === '') return [{ field, message: `请填写${LABELS[field]}` }]
    const most = SERVICE_ORDER_LENGTHS[field]
    return form[field].length > most ? [{ field, message: `${LABELS[field]}最多 ${most} 字` }] : []
  })
  return [
    ...(SERVICE_KINDS.includes(form.kind) ? [] : [{ field: 'kind', message: '请选择服务类型' }]),
    ...texts,
    ...(form.creditCode === '' || isCreditCode(form.creditCode)
      ? []
      : [{ field: 'creditCode', message: '统一社会信用代码不正确，不清楚可以不填' }]),
    ...(isMobile(form.principalMobile)
      ? []
      : [{ field: 'principalMobile', message: '请填写正确的 11 位手机号' }]),
  ]
}
