/** The registrations, by the code in a person's `registrationCodes`. */
export const PERSON_REGISTRATIONS = [
  { value: 'R101', label: '一级建造师' },
  { value: 'R102', label: '二级建造师' },
  { value: 'R103', label: '一级造价工程师' },
  { value: 'R104', label: '二级造价工程师' },
  { value: 'R105', label: '监理工程师' },
  { value: 'R106', label: '一级注册建筑师' },
  { value: 'R107', label: '一级注册结构工程师' },
  { value: 'R108', label: '注册土木工程师（岩土）' },
  { value: 'R109', label: '注册安全工程师' },
] as const

/** The professions of registered constructors, by the letter after the code: R101D. */
export const CONSTRUCTOR_PROFESSIONS = [
  { value: 'J', label: '建筑工程' },
  { value: 'S', label: '市政公用工程' },
  { value: 'D', label: '机电工程' },
  { value: 'G', label: '公路工程' },
  { value: 'L', label: '水利水电工程' },
  { value: 'K', label: '矿业工程' },
  { value: 'T', label: '铁路工程' },
  { value: 'M', label: '民航机场工程' },
  { value: 'H', label: '港口与航道工程' },
  { value: 'X', label: '通信与广电工程' },
] as const
