export { CompanyForm } from './company-form'
export { MyCompanyView } from './my-company.view'
export { CheckInvitation, TenderCheckView } from './tender-check.view'
export { QualificationUpgradeView } from './upgrade.view'
