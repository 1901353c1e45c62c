export { type FormLoginGateway, type LoginGatewayOptions, loginGateway } from './login-gateway'
export { type BasicInfo, type MemberInfo, memberGateway } from './member-gateway'
export { orderGateway, packageGateway } from './order-gateway'
export { recordLookup } from './record-lookup'
