import type { Filter } from '../../catalogue/filter'
import { PAST_DAYS, VALID_FOR } from '../shared/presets'
import { CERTIFICATE_LABELS, PERSON_CERTIFICATES } from './certificates'

const certificateFilter = <S extends keyof typeof PERSON_CERTIFICATES>(segment: S) =>
  ({
    key: segment,
    label: CERTIFICATE_LABELS[segment],
    type: 'options',
    multiple: true,
    column: 'certificateCodes',
    options: PERSON_CERTIFICATES[segment],
    within: [segment],
  }) as const satisfies Filter

/** The certificate filter of each sub-list. */
export const CERTIFICATE_FILTERS = [
  certificateFilter('aqsl'),
  certificateFilter('sydry'),
  certificateFilter('tzzy'),
  certificateFilter('zcry'),
  certificateFilter('jsgr'),
] as const

/** The end of the first certificate, and the newest change of the registration. */
export const TERM_FILTERS = [
  {
    key: 'valid',
    label: '证书有效期',
    type: 'range',
    of: 'date',
    isMinor: true,
    column: 'certificateUntil',
    presets: VALID_FOR,
  },
  {
    key: 'changed',
    label: '注册变更',
    type: 'range',
    of: 'date',
    isMinor: true,
    column: 'changedOn',
    presets: PAST_DAYS,
  },
] as const satisfies readonly Filter[]
