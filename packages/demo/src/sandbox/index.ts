export { mountSandbox } from './mount-sandbox'
export type {
  CashierDesk,
  CashierItem,
  OfferedContract,
  SandboxPorts,
  SigningDesk,
  WechatDesk,
} from './sandbox.ports'
