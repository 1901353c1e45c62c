import type { Mapping } from './mapped'

/** The columns of the business register, as in its public copies. */
export const COMPANY_REGISTER: Mapping = {
  title: '工商登记表（企业名称、统一社会信用代码、注册资金……）',
  source: 'company-register',
  key: [],
  columns: {
    name: { from: ['企业名称'], parse: 'text' },
    creditCode: { from: ['统一社会信用代码'], parse: 'creditCode' },
    establishedOn: { from: ['注册日期'], parse: 'date' },
    companyType: { from: ['企业类型'], parse: 'text' },
    legalPerson: { from: ['法人代表'], parse: 'text' },
    capital: { from: ['注册资金'], parse: 'capital' },
    businessScope: { from: ['经营范围'], parse: 'text' },
    region: { from: ['所在省份', '地区', '注册地址'], parse: 'region' },
    address: { from: ['注册地址'], parse: 'text' },
  },
  constants: { sourcePlatform: '工商登记公开数据' },
}
