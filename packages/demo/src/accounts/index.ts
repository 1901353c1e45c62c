export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts'
export { demoPdf } from './demo-pdf'
export {
  DEMO_PRINCIPAL,
  DEMO_SERVICE_ORDERS,
  DEMO_STEWARD,
  type DemoServiceOrder,
  type ServiceStep,
} from './service-orders'
