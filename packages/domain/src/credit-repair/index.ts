export { adviseRepair, isRemindedOf, isRepairable, listRepairs, type RepairAdvice } from './repair-advice'
