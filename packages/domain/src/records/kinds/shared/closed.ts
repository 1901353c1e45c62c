import type { ColumnAccess } from '../../catalogue/column'

type Needs = ColumnAccess['needs']

const closedTo = <const N extends Needs>(needs: N) =>
  ({
    text: { needs, below: 'masked', mask: 'text' },
    amount: { needs, below: 'masked', mask: 'amount' },
    phone: { needs, below: 'masked', mask: 'phone' },
    personName: { needs, below: 'masked', mask: 'personName' },
    locked: { needs, below: 'locked' },
  }) as const

/** Access of values for members, single values or all values of a page that requires membership. */
export const TO_MEMBERS = closedTo('svip')
/** Access of values of the qualification tracing. */
export const TO_TRACERS = closedTo('company_outnews')
/** Access of values of the dynamic checks. */
export const TO_CHECKERS = closedTo('company_dynamic')
/** Access of values of the qualification expiry. */
export const TO_QUALIFICATION_WATCHERS = closedTo('company_qualification_expire')
/** Access of values of the safety permit expiry. */
export const TO_PERMIT_WATCHERS = closedTo('company_anxu_expire')
