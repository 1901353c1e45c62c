export { aListItem, aRecord } from './a-record'
export { broken, cut, hanging, httpError, refusal, type Scripted, slow } from './answers'
export type { AnswerFor, CallName, InputFor, ResultFor } from './call-names'
export type { FakeClock } from './fake-clock'
export {
  createFakeGateway,
  type FakeGateway,
  type FakeGatewayOptions,
  type FakeRequest,
} from './fake-gateway'
