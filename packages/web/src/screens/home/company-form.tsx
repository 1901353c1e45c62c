'use client'

import dynamic from 'next/dynamic'

/** The field for a member’s own company, with scripts loaded only where it appears. */
export const CompanyForm = dynamic(() =>
  import('../center/controls/my-company-controls').then((module) => module.MyCompanyForm),
)
