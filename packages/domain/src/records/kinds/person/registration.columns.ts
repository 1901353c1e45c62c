import { listCertificateCodes, listRegistrationCodes, summariseRegistrations } from './registration-codes'

/** A person's registrations and certificates: in words, as codes for filters, and each with its dates. */
export const REGISTRATION_COLUMNS = [
  {
    key: 'registrationSummary',
    label: '注册类别',
    type: 'text',
    exported: true,
    otherwise: summariseRegistrations,
  },
  {
    key: 'registrationCodes',
    label: '注册类别',
    type: 'tags',
    hidden: true,
    otherwise: listRegistrationCodes,
  },
  {
    key: 'certificateCodes',
    label: '证书类别',
    type: 'tags',
    hidden: true,
    otherwise: listCertificateCodes,
  },
  {
    key: 'registrations',
    label: '注册与证书',
    type: 'table',
    exported: true,
    columns: [
      { key: 'category', label: '类别', type: 'text' },
      { key: 'profession', label: '专业', type: 'text' },
      {
        key: 'certificateNo',
        label: '证书编号',
        type: 'code',
        access: { needs: 'svip', below: 'masked', mask: 'text' },
      },
      { key: 'issuer', label: '发证机关', type: 'text' },
      { key: 'grantedOn', label: '发证日期', type: 'date' },
      {
        key: 'validUntil',
        label: '有效期至',
        type: 'date',
        endsValidity: true,
        access: { needs: 'svip', below: 'locked' },
      },
    ],
  },
] as const
